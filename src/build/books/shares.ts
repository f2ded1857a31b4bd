/**
 * Counts how common each paragraph and each fact is: `npm run books:shares [-- --births 50000]` writes `shares.json` beside
 * each book, in percent of all charts (of all charts and years, seasons, months for the Annual Book); what only children can
 * have, in percent of a sample with as many of them as of other years.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families as annual } from '#readings/annual-book/families.ts'
import type { ParagraphFamily } from '#readings/book/paragraph.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import { inContext } from './contexts.ts'
import { GROWN, people, YOUNG } from './sample.ts'

const { values } = parseArgs({ options: { births: { type: 'string', default: '50000' } } })
const births = Number(values.births)

/** How many of a sample met each paragraph and each fact of a book. */
class Count {
  readonly paragraphs = new Map<string, number>()
  readonly facts = new Map<string, number>()
  private readonly families: readonly ParagraphFamily[]

  constructor(families: readonly ParagraphFamily[]) {
    this.families = families
  }

  add(person: ChartPerson, i: number): void {
    // A fact of a chart is the same for every card; one of a season or a month is asked by its card alone.
    const met = new Map<string, boolean>()
    for (const family of this.families) {
      const here = inContext(family, person, i)
      for (const { id, because } of family.paragraphs) {
        for (const fact of because) met.set(fact, hasFact(here, fact))
        this.paragraphs.set(id, (this.paragraphs.get(id) ?? 0) + (because.every((fact) => met.get(fact)) ? 1 : 0))
      }
    }
    for (const [fact, is] of met) if (is) this.facts.set(fact, (this.facts.get(fact) ?? 0) + 1)
  }
}

const books = { 'fate-book': new Count(fate), 'annual-book': new Count(annual) }
let i = 0
for (const person of people(births)) {
  for (const count of Object.values(books)) count.add(person, i)
  i++
}

/** Children are counted as the part that they would be of a sample with them. */
const span = ([from, to]: readonly [number, number]) => to - from
const PART = span(YOUNG) / (span(YOUNG) + span(GROWN))
const children = { 'fate-book': new Count(fate), 'annual-book': new Count(annual) }
i = 0
for (const child of people(births / 5, 1, YOUNG)) {
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
