/** Prints statistics of the Fate Book: overlap of two books, rarity, variety of form, terms at plain level, time (`npm run books:measure`). */
import { openingOf } from '#readings/book/opening.ts'
import { families } from '#readings/fate-book/families.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import type { CandidateParagraph } from '#readings/book/candidates.ts'
import type { ComposedCard } from '#readings/book/compose.ts'
import type { ParagraphForm } from '#readings/book/paragraph.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { countTextLength } from './lint.ts'
import { listPlainTerms } from './plain-terms.ts'
import { randomPeople } from './sample.ts'

const PAIRS = 1000
const LOCALES = ['zh_CN', 'en_US'] as const
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN

const withoutSlots = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')
for (const locale of LOCALES) {
  const texts = families.flatMap(({ paragraphs }) => paragraphs.map((one) => withoutSlots(one[locale])))
  console.log(`${locale}: ${new Set(texts).size} distinct paragraphs of ${texts.length}`)
}

/** Limits of form, and the number of books within each. */
const FORMS: readonly (readonly [name: string, isWithin: (book: BookForm) => boolean])[] = [
  ['scenes open at most a third', ({ scene }) => scene <= 1 / 3],
  ['orders end at most a quarter', ({ order }) => order <= 1 / 4],
  ['at least a fifth is plain statement', ({ statement }) => statement >= 1 / 5],
  ['lengths vary by 0.4 or more', ({ variation }) => variation >= 0.4],
  ['at most three figures at plain level', ({ figures }) => figures <= 3],
  ['no term at plain level', ({ terms }) => terms === 0],
]
const booksWithin = new Map(FORMS.map(([name]) => [name, 0]))
const forms: BookForm[] = []

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
    const form = measureForm(cards)
    forms.push(form)
    for (const [name, isWithin] of FORMS) booksWithin.set(name, booksWithin.get(name)! + (isWithin(form) ? 1 : 0))
    const body = cards.map(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    shares.push(...body.flat().map(({ share }) => share))
    for (const [i, one] of body.entries()) {
      lengths.push(one.reduce((sum, { length }) => sum + length, 0))
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
const percentOf = (part: number) => `${(100 * part).toFixed(0)} %`
const medianOf = (key: 'scene' | 'order' | 'statement') => percentOf(median(forms.map((form) => form[key])))
console.log(
  `paragraphs that open on a scene: ${medianOf('scene')}, end on an order: ${medianOf('order')}, are plain statement: ${medianOf('statement')} (medians of a book)`,
)
console.log(
  `lengths vary by ${median(forms.map(({ variation }) => Math.round(100 * variation)))} % (median); figures at plain level: ${median(forms.map(({ figures }) => figures))} (median), most ${Math.max(...forms.map(({ figures }) => figures))}`,
)
for (const [name, books] of booksWithin) console.log(`  ${name}: ${percentOf(books / forms.length)} of books`)
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

/** Variety of a book's section paragraphs (zh_CN, plain level): parts by form, variation of lengths, figures and terms. */
interface BookForm {
  readonly scene: number
  readonly order: number
  readonly statement: number
  readonly variation: number
  readonly figures: number
  readonly terms: number
}

function measureForm(cards: readonly ComposedCard[]): BookForm {
  const said = cards.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
  const partOf = (form: ParagraphForm) => said.filter(({ paragraph }) => paragraph.form?.includes(form)).length / said.length
  const plain = said.map(({ text }) => adaptTextToLevel(text.zh_CN, 'plain'))
  const sizes = plain.map((text) => countTextLength(text, 'zh_CN'))
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return {
    scene: partOf('scene'),
    order: partOf('order'),
    statement: partOf('statement'),
    variation: Math.sqrt(sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / sizes.length) / mean,
    figures: plain.reduce((sum, text) => sum + (text.match(/\d[\d.]* ?%/g)?.length ?? 0), 0),
    terms: said.flatMap(({ paragraph }) => LOCALES.flatMap((locale) => listPlainTerms(paragraph[locale], locale))).length,
  }
}
