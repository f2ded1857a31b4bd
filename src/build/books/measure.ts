/**
 * Prints statistics of the Fate Book: distinct paragraphs, overlap of two books, rarity of paragraphs, time to compose. `npm run
 * books:measure`.
 */
import { openingOf } from '#readings/book/opening.ts'
import { families } from '#readings/fate-book/families.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import type { CandidateParagraph } from '#readings/book/candidates.ts'
import { randomPeople } from './sample.ts'

const PAIRS = 1000
const LOCALES = ['zh_CN', 'en_US'] as const
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN

const withoutSlots = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')
for (const locale of LOCALES) {
  const texts = families.flatMap(({ paragraphs }) => paragraphs.map((one) => withoutSlots(one[locale])))
  console.log(`${locale}: ${new Set(texts).size} distinct paragraphs of ${texts.length}`)
}

const failures = new Map<string, number>()
const lengths: number[] = []
const shares: number[] = []
const counts: number[] = []
const shown = new Map<string, number>()
let contradictions = 0
let openingsTwice = 0
const books: Set<string>[] = []
const started = performance.now()
for (const person of randomPeople(PAIRS * 2, 7)) {
  try {
    const cards = composeFateBook(person)
    const all = cards.flatMap(({ line, sections, todo }) => [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo])
    books.push(new Set(all.map(({ paragraph }) => paragraph.id)))
    for (const { paragraph } of all) shown.set(paragraph.id, (shown.get(paragraph.id) ?? 0) + 1)
    const body = cards.map(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    shares.push(...body.flat().map(({ share }) => share))
    for (const [i, one] of body.entries()) {
      lengths.push(one.reduce((sum, { text }) => sum + text.zh_CN.length, 0))
      counts.push(one.length)
      if (one.length < 3) failures.set(`${cards[i]!.id}: under three`, (failures.get(`${cards[i]!.id}: under three`) ?? 0) + 1)
    }
    contradictions += contradictionsOf(all)
    for (const locale of LOCALES) openingsTwice += all.length - new Set(all.map(({ text }) => openingOf(text[locale], locale))).size
  } catch (error) {
    const { message } = error as Error
    failures.set(message, (failures.get(message) ?? 0) + 1)
  }
}
const took = (performance.now() - started) / (PAIRS * 2)

const overlaps = Array.from({ length: books.length >> 1 }, (_, i) => {
  const [a, b] = [books[2 * i]!, books[2 * i + 1]!]
  return (100 * [...a].filter((id) => b.has(id)).length) / Math.min(a.size, b.size)
})
const unshown = families.flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => !shown.has(id)).map(({ id }) => id))
console.log(`two books share ${median(overlaps).toFixed(1)} % of their paragraphs (median of ${overlaps.length} pairs)`)
console.log(
  `a shown paragraph fits ${median(shares).toFixed(2)} % of all charts (median), over 25 %: ${((100 * shares.filter((one) => one > 25).length) / shares.length).toFixed(1)} %`,
)
console.log(
  `paragraphs a card: ${median(counts)} (median), characters ${median(lengths)} (median), under 600: ${((100 * lengths.filter((one) => one < 600).length) / lengths.length).toFixed(1)} %`,
)
console.log(
  `stands against each other: ${contradictions}; openings twice: ${openingsTwice}; never shown in ${PAIRS * 2} books: ${unshown.length}`,
)
console.log(`a book in ${took.toFixed(1)} ms`)
for (const [message, times] of failures) console.log(`  ! ${message}: ${times} of ${PAIRS * 2}`)

function contradictionsOf(all: readonly CandidateParagraph[]): number {
  const statements = new Map<string, Set<string>>()
  for (const { paragraph } of all)
    for (const statement of paragraph.says ?? []) {
      const [axis, value] = statement.split('=') as [string, string]
      statements.set(axis, (statements.get(axis) ?? new Set()).add(value))
    }
  return [...statements.values()].filter((values) => values.size > 1).length
}
