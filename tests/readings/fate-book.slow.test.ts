/** Complete, consistent fate books over random charts. Long run: `BOOKS=10000 npx vitest run --config tests/vitest.config.ts fate-book`. */
import { describe, expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { formatCard, type BookFrequencies } from '#readings/book/book.ts'
import { LEVELS } from '#readings/reader/levels.ts'
import { pickReasonFacts } from '#readings/book/reasons.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { describeFactRule, FACT_RULES } from '#readings/facts/text/fact-rules.ts'
import { openingOf } from '#readings/book/opening.ts'
import { FATE_BOOK_CARDS } from '#readings/fate-book/cards.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import { chooseByLane } from '../support/lane.ts'
import counted from '#readings/fate-book/shares.json' with { type: 'json' }

const BOOKS = Number(process.env['BOOKS'] ?? chooseByLane(300, 1500))
const LOCALES = ['zh_CN', 'en_US'] as const
const shares = counted as BookFrequencies

/** Yields the names of the faults in one book. */
function* faultsOf(person: Parameters<typeof composeFateBook>[0]): Generator<string> {
  const cards = composeFateBook(person)
  if (cards.map(({ id }) => id).join() !== FATE_BOOK_CARDS.map(({ id }) => id).join()) yield 'cards'
  const statements = new Map<string, string>()
  const openings = new Set<string>()
  for (const card of cards) {
    const body = card.sections.flatMap(({ paragraphs }) => paragraphs)
    if (body.length < 3) yield `${card.id}: ${body.length} paragraphs`
    if (pickReasonFacts(card, person, shares.facts).length < 3) yield `${card.id}: too few reasons`
    for (const { paragraph, text } of [card.line, ...body, card.todo]) {
      for (const statement of paragraph.says ?? []) {
        const [axis, value] = statement.split('=') as [string, string]
        if ((statements.get(axis) ?? value) !== value) yield `${axis}: ${value} and ${statements.get(axis)!}`
        statements.set(axis, value)
      }
      for (const locale of LOCALES) {
        if (/[{}]/.test(text[locale])) yield `${paragraph.id}: an open slot`
        const opening = `${locale} ${openingOf(text[locale], locale)}`
        if (openings.has(opening)) yield `${paragraph.id}: opens like another`
        openings.add(opening)
      }
    }
  }
}

describe('books of random charts', () => {
  test('have ten complete cards without contradiction', () => {
    const faults = new Map<string, number>()
    let books = 0
    for (const person of randomPeople(BOOKS, 12)) {
      books++
      for (const fault of faultsOf(person)) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
    expect([...faults]).toEqual([])
    expect(books).toBe(BOOKS)
  }, 600_000)

  test('print each rule once per card at practitioner level', () => {
    const rulesOf = (basis: readonly string[], locale: (typeof LOCALES)[number]) =>
      basis.filter((one) => FACT_RULES.some(({ text }) => text[locale] === one))
    for (const person of randomPeople(40, 11))
      for (const card of composeFateBook(person))
        for (const locale of LOCALES) {
          const { line, sections, todo } = formatCard(card, person, shares, { locale, level: 'practitioner' })
          const printed = [...sections.flatMap(({ paragraphs }) => paragraphs), todo, line]
          const rules = printed.flatMap(({ basis }) => rulesOf(basis, locale))
          expect(rules.length).toBeGreaterThan(0)
          expect(rules).toEqual([
            ...new Set(
              printed.flatMap(({ because }) =>
                because
                  .filter((fact) => formatFactReason(fact, person, locale) !== undefined)
                  .map((fact) => describeFactRule(fact, locale)),
              ),
            ),
          ])
        }
  })

  test('make the same statements at every level', () => {
    for (const person of randomPeople(chooseByLane(25, 100), 3))
      for (const card of composeFateBook(person))
        for (const locale of LOCALES) {
          const [plain, student, practitioner] = LEVELS.map((level) => formatCard(card, person, shares, { locale, level }))
          const statements = [plain, student, practitioner].map((one) =>
            one!.sections.map(({ paragraphs }) => paragraphs.map(({ says }) => says)),
          )
          expect(statements[1]).toEqual(statements[0])
          expect(statements[2]).toEqual(statements[0])
          const texts = [plain, student, practitioner].map((one) => JSON.stringify(one))
          for (const text of texts) expect(text).not.toMatch(/[⟨⟩]|\{[a-z]+[:}]/)
          expect(plain!.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ basis }) => basis))).toEqual([])
        }
  })
})
