/** A chart that follows the strongest element has let go of its own strength: nothing is said to it as to a weak self. */
import { expect, test } from 'vitest'
import { people } from '#build/books/sample.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'

const OF_THE_WEAK = /^(sign:weak|strength:(jiruo|shenruo|pianruo))$/

test('some two hundred charts that follow read nothing that was written for the weak', () => {
  const followers = [...people(5000, 31)].filter((person) => hasFact(person, 'kind:following'))
  expect(followers.length).toBeGreaterThan(200)
  const told = followers.flatMap((person) => {
    const said = composeFateBook(person).flatMap(({ line, sections, todo }) => [
      line,
      ...sections.flatMap(({ paragraphs }) => paragraphs),
      todo,
    ])
    return said.map(({ paragraph }) => paragraph).filter(({ because }) => because.some((fact) => OF_THE_WEAK.test(fact)))
  })
  // One says of the figure itself what it means where a chart follows.
  expect(told.filter(({ because }) => !because.includes('kind:following')).map(({ id }) => id)).toEqual([])
  expect(told.length).toBeGreaterThan(0)
  for (const person of followers) expect(composeAnnualBook(person, 2027).card.todo.paragraph.because).not.toContain('sign:weak')
})
