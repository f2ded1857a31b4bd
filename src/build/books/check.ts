/**
 * Checks paragraph families (facts, slots, style) and prints each paragraph's share of charts: `npm run books:check [-- --births
 * 4000] [FILE …]`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { families as annual } from '#readings/annual-book/families.ts'
import { appliesTo } from '#readings/book/candidates.ts'
import { getClaimPredicate } from '#readings/book/claims.ts'
import { fillParagraph } from '#readings/book/fill-paragraph.ts'
import type { ParagraphFamily, Paragraph } from '#readings/book/paragraph.ts'
import { openingOf } from '#readings/book/opening.ts'
import { getFactPredicate } from '#readings/facts/has-facts.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { UNSTATED_FACT_PATTERN, formatFactReason } from '#readings/facts/reason-text.ts'
import { listSlots } from '#readings/facts/slots.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import quotations from '#readings/quotations/quotations.json' with { type: 'json' }
import { getFamilyContext, CARD_SECTIONS } from './contexts.ts'
import { listTextFaults, getTextKind, countTextLength } from './lint.ts'
import { randomPeople, CHILD_BIRTH_RANGE } from './sample.ts'

const { values, positionals } = parseArgs({
  options: { births: { type: 'string', default: '3000' }, form: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const births = Number(values.births)
const loaded = await Promise.all(positionals.map(async (file) => (await import(resolve(file))) as { families: readonly ParagraphFamily[] }))
const families = positionals.length > 0 ? loaded.flatMap((one) => one.families) : [...fate, ...annual]

const LOCALES = ['zh_CN', 'en_US'] as const
/** Slots that only one language may need, because the other words the sentence differently. */
const NAMING_SLOT = /^(stem|branch|god|main|pillar|day|element)/
const quotes = new Set(quotations.map(({ id }) => id))
const ids = new Set<string>()
let faults = 0
const complain = (id: string, fault: string) => {
  faults++
  console.log(`  ! ${id}: ${fault}`)
}

/** Returns the message of the error that a function throws; undefined if it throws none. */
function failureOf(attempt: () => unknown): string | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function checkText(family: ParagraphFamily, paragraph: Paragraph): void {
  const { id, because, says = [], quote } = paragraph
  if (ids.has(id)) complain(id, 'id twice')
  ids.add(id)
  if (!id.startsWith(`${family.card}.`)) complain(id, `id does not begin with ${family.card}.`)
  if (because.length === 0) complain(id, 'rests on nothing')
  if (quote !== undefined && !quotes.has(quote)) complain(id, `no such quotation: ${quote}`)
  for (const statement of says) if (!/^[\w.-]+=[\w.-]+$/.test(statement)) complain(id, `no stand: ${statement}`)
  for (const locale of LOCALES)
    for (const fault of listTextFaults(paragraph, getTextKind(family), locale)) complain(id, `${locale} ${fault}`)
  const [zh, en] = [new Set(listSlots(paragraph.zh_CN)), new Set(listSlots(paragraph.en_US))]
  for (const slot of [...zh, ...en])
    if (zh.has(slot) !== en.has(slot) && !NAMING_SLOT.test(slot)) complain(id, `{${slot}} in one language only`)
  for (const claim of paragraph.claims ?? []) {
    const failure = failureOf(() => getClaimPredicate(claim))
    if (failure !== undefined) complain(id, failure)
  }
  if (getTextKind(family) === 'body' && values.form && paragraph.form === undefined) complain(id, 'no form')
  for (const fact of because) {
    const failure = failureOf(() => getFactPredicate(fact))
    if (failure !== undefined) complain(id, failure)
  }
}

for (const family of families) {
  const sections = CARD_SECTIONS[family.card]
  if (sections === undefined) complain(family.id, `no card ${family.card}`)
  else if (typeof family.role !== 'string' && !sections.includes(family.role.section))
    complain(family.id, `no section ${family.role.section}`)
  for (const fact of family.when ?? []) {
    const failure = failureOf(() => getFactPredicate(fact))
    if (failure !== undefined) complain(family.id, failure)
  }
  for (const paragraph of family.paragraphs) checkText(family, paragraph)
}

/**
 * Results of a paragraph over a sample of charts: number of matches, errors, and the openings of its first match in both
 * languages.
 */
interface Seen {
  met: number
  readonly unfilled: Set<string>
  readonly openings: string[]
}
const seen = new Map<string, Seen>([...ids].map((id) => [id, { met: 0, unfilled: new Set(), openings: [] }]))

function examine(paragraph: Paragraph, person: ChartPerson): void {
  const { id, because } = paragraph
  const one = seen.get(id)!
  if (failureOf(() => because.forEach(getFactPredicate)) !== undefined || !appliesTo(person, paragraph)) return
  one.met++
  for (const locale of LOCALES) {
    const failure = failureOf(() => {
      const text = fillParagraph(paragraph, person, locale)
      if (one.met === 1) one.openings.push(openingOf(text, locale))
    })
    if (failure !== undefined) one.unfilled.add(failure)
    for (const fact of because)
      if (!UNSTATED_FACT_PATTERN.test(fact) && formatFactReason(fact, person, locale) === undefined)
        one.unfilled.add(`${fact} has no words in ${locale}`)
  }
}

let i = 0
for (const person of randomPeople(births)) {
  i++
  for (const family of families) {
    const asked = getFamilyContext(family, person, i)
    for (const paragraph of family.paragraphs) examine(paragraph, asked)
  }
}

/** Paragraphs without a match in a sample of adults; they are tried on children below. */
const unmet = families.flatMap((family) =>
  family.paragraphs.filter(({ id }) => seen.get(id)!.met === 0).map((paragraph) => ({ family, paragraph })),
)
for (const child of randomPeople(unmet.length > 0 ? births : 0, 1, CHILD_BIRTH_RANGE)) {
  i++
  for (const { family, paragraph } of unmet) examine(paragraph, getFamilyContext(family, child, i))
}

const openings = new Map<string, string>()
for (const { id: name, card, paragraphs } of families) {
  const fits = paragraphs.reduce((sum, { id }) => sum + seen.get(id)!.met, 0) / births
  console.log(`${name} (${card}): ${paragraphs.length} paragraphs, on average ${fits.toFixed(2)} fit a chart`)
  for (const { id, zh_CN, en_US } of paragraphs) {
    const { met, unfilled, openings: own } = seen.get(id)!
    console.log(
      `    ${((met * 100) / births).toFixed(1).padStart(5)} %  ${id}  ${countTextLength(zh_CN, 'zh_CN')}/${countTextLength(en_US, 'en_US')}`,
    )
    if (met === 0) complain(id, `fits none of ${births} charts`)
    for (const failure of unfilled) complain(id, failure)
    for (const opening of own) {
      // Paragraphs for children, for the old and for everybody else are in no common book, or kept apart by the composer.
      const audience = /\.(child|late|small)\./.exec(id)?.[1] ?? ''
      const other = openings.get(`${card} ${audience} ${opening}`)
      if (other !== undefined && other !== id) complain(id, `opens like ${other} of the same card: ${opening}`)
      openings.set(`${card} ${audience} ${opening}`, id)
    }
  }
}
console.log(`${ids.size} paragraphs, ${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
