/** A transformed day stem gets no paragraph for a weak self: the self percentage counts its original element. */
import { expect, test } from 'vitest'
import { randomPeople, CHILD_BIRTH_RANGE } from '#build/books/sample.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'

const OF_THE_WEAK = /^(sign:weak|strength:(jiruo|shenruo|pianruo))$/

test('transformed charts get no paragraph for weak charts', () => {
  const transformed = [...randomPeople(6000, 31), ...randomPeople(4000, 77, CHILD_BIRTH_RANGE)].filter((person) =>
    hasFact(person, 'kind:transformed'),
  )
  expect(transformed.filter(({ analysis }) => analysis.strength.s < 42).length).toBeGreaterThan(15)
  for (const person of transformed) {
    const { card } = composeAnnualBook(person, 2027)
    const cards = composeFateBook(person)
    for (const { id, sections } of cards) {
      const body = sections.flatMap(({ paragraphs }) => paragraphs)
      expect(body.length, id).toBeGreaterThanOrEqual(3)
      expect(body.map(({ text }) => text.zh_CN).join('').length, id).toBeGreaterThanOrEqual(240)
    }
    const said = [card, ...cards].flatMap(({ line, sections, todo }) => [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo])
    const weak = said.filter(({ paragraph }) => paragraph.because.some((fact) => OF_THE_WEAK.test(fact)))
    expect(weak.map(({ paragraph }) => paragraph.id)).toEqual([])
  }
})
