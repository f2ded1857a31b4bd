/**
 * Writes `shares.json` beside each book: percentage of charts with each paragraph and fact. `npm run books:shares [-- --births
 * 50000]`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families as annual } from '#readings/annual-book/families.ts'
import { appliesTo } from '#readings/book/candidates.ts'
import type { ParagraphFamily } from '#readings/book/paragraph.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import { getFamilyContext } from './contexts.ts'
import { ADULT_BIRTH_RANGE, randomPeople, CHILD_BIRTH_RANGE } from './sample.ts'

const { values } = parseArgs({ options: { births: { type: 'string', default: '50000' } } })
const births = Number(values.births)

/** Counts the matches of each paragraph and fact of a book over a sample. */
class Count {
  readonly paragraphs = new Map<string, number>()
  readonly facts = new Map<string, number>()
  private readonly families: readonly ParagraphFamily[]

  constructor(families: readonly ParagraphFamily[]) {
    this.families = families
  }

  add(person: ChartPerson, i: number): void {
    // Results by fact, without the card: a fact of the chart is equal on every card, and one of a season or month occurs on one card only.
    const met = new Map<string, boolean>()
    for (const family of this.families) {
      const here = getFamilyContext(family, person, i)
      for (const paragraph of family.paragraphs) {
        const { id, because } = paragraph
        for (const fact of because) met.set(fact, hasFact(here, fact))
        this.paragraphs.set(id, (this.paragraphs.get(id) ?? 0) + (appliesTo(here, paragraph) ? 1 : 0))
      }
    }
    for (const [fact, is] of met) if (is) this.facts.set(fact, (this.facts.get(fact) ?? 0) + 1)
  }
}

const books = { 'fate-book': new Count(fate), 'annual-book': new Count(annual) }
let i = 0
for (const person of randomPeople(births)) {
  for (const count of Object.values(books)) count.add(person, i)
  i++
}

/** Length of an interval of births. `PART` is the weight of children in a population of both intervals. */
const span = ([from, to]: readonly [number, number]) => to - from
const PART = span(CHILD_BIRTH_RANGE) / (span(CHILD_BIRTH_RANGE) + span(ADULT_BIRTH_RANGE))
const children = { 'fate-book': new Count(fate), 'annual-book': new Count(annual) }
i = 0
for (const child of randomPeople(births / 5, 1, CHILD_BIRTH_RANGE)) {
  for (const count of Object.values(children)) count.add(child, i)
  i++
}
for (const book of ['fate-book', 'annual-book'] as const)
  for (const part of ['paragraphs', 'facts'] as const)
    for (const [id, n] of children[book][part])
      if (n > 0 && !((books[book][part].get(id) ?? 0) > 0)) books[book][part].set(id, n * 5 * PART)

const percents = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, n]) => [id, Math.round((n * 100_000) / births) / 1000]))
for (const [book, { paragraphs, facts }] of Object.entries(books)) {
  const shares = { births, paragraphs: percents(paragraphs), facts: percents(facts) }
  writeFileSync(new URL(`../../readings/${book}/shares.json`, import.meta.url), `${JSON.stringify(shares, null, 2)}\n`)
  console.log(`${book}: ${paragraphs.size} paragraphs and ${facts.size} facts that are met, over ${births} births`)
}
