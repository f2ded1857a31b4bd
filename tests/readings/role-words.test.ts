/** Labels of the adverse element are true of every chart, even of a chart without that element. */
import { expect, test } from 'vitest'
import { ELEMENTS } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'

const AMOUNT = { zh_CN: /多(?!添)|足|满|少(?!添)/, en_US: /\b(enough|plenty|much|more|little|few)\b/i } as const

test('labels of an absent adverse element state no amount', () => {
  const without = [...randomPeople(400, 6)].filter((person) => hasFact(person, 'adverse:absent'))
  expect(without.length).toBeGreaterThan(5)
  for (const person of without)
    for (const element of ELEMENTS.filter((one) => hasFact(person, `adverse:${one}`)))
      for (const locale of ['zh_CN', 'en_US'] as const)
        expect(formatFactReason(`adverse:${element}`, person, locale)!.plain).not.toMatch(AMOUNT[locale])
})
