/** A chart that follows the strongest element gets no paragraph for a weak self. */
import { expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'

const OF_THE_WEAK = /^(sign:weak|strength:(jiruo|shenruo|pianruo))$/

test('charts that follow get no paragraph for weak charts', () => {
  const followers = [...randomPeople(5000, 31)].filter((person) => hasFact(person, 'kind:following'))
  expect(followers.length).toBeGreaterThan(200)
  const ofWeak = followers.flatMap((person) => {
    const said = composeFateBook(person).flatMap(({ line, sections, todo }) => [
      line,
      ...sections.flatMap(({ paragraphs }) => paragraphs),
      todo,
    ])
    return said.map(({ paragraph }) => paragraph).filter(({ because }) => because.some((fact) => OF_THE_WEAK.test(fact)))
  })
  // Excludes the one paragraph that itself explains a weak self percentage in a following chart.
  expect(ofWeak.filter(({ because }) => !because.includes('kind:following')).map(({ id }) => id)).toEqual([])
  expect(ofWeak.length).toBeGreaterThan(0)
  for (const person of followers) expect(composeAnnualBook(person, 2027).card.todo.paragraph.because).not.toContain('sign:weak')
})
