/** Years of an element are praised only where the element is neither adverse nor an enemy. */
import { expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { ELEMENTS } from '#bazi/index.ts'
import { families } from '#readings/fate-book/families.ts'
import { hasFact, hasFacts } from '#readings/facts/has-facts.ts'

const years = families.find(({ id }) => id === 'flow-years')!.paragraphs

test('years of an adverse or enemy element promise no good', () => {
  let against = 0
  for (const person of randomPeople(1500, 5))
    for (const element of ELEMENTS.filter((one) => hasFact(person, `adverse:${one}`) || hasFact(person, `enemy:${one}`)))
      for (const { id, because } of years.filter((one) => one.because.includes(`years:${element}`)))
        if (hasFacts(person, because)) {
          against++
          expect(id).toBe(`flow.years.${element}-adverse`)
        }
  expect(against).toBeGreaterThan(20)
})
