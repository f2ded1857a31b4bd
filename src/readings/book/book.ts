/** Prints a composed book in one language, for one level of reader. */
import type { Locale } from '../reader/locale.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { formatFactReason } from '../facts/reason-text.ts'
import { describeFactRule } from '../facts/text/fact-rules.ts'
import type { CandidateParagraph, ChartFrequencies } from './candidates.ts'
import type { ComposedCard } from './compose.ts'
import { adaptTextToLevel, type Level } from '../reader/levels.ts'
import { fillParagraph } from './fill-paragraph.ts'
import { pickReasonFacts } from './reasons.ts'

export interface FormattedParagraph {
  readonly id: string
  readonly text: string
  readonly because: readonly string[]
  readonly says: readonly string[]
  /** Percentage of all charts that have the paragraph's facts. */
  readonly share: number
  /** For students the terms of the paragraph's facts, for practitioners also figures and rules; empty for plain readers. */
  readonly basis: readonly string[]
}

export interface FormattedReason {
  readonly text: string
  readonly because: string
  readonly share: number
}

export interface FormattedCard {
  readonly id: string
  readonly line: FormattedParagraph
  readonly reasons: readonly FormattedReason[]
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly FormattedParagraph[] }[]
  readonly todo: FormattedParagraph
}

/** Percentages of all charts that have a paragraph's facts, and that have a single fact. */
export interface BookFrequencies {
  readonly paragraphs: ChartFrequencies
  readonly facts: ChartFrequencies
}

export interface BookReader {
  readonly locale: Locale
  readonly level: Level
}

const brackets = { zh_CN: ['（', '）'], zh_TW: ['（', '）'], en_US: [' (', ')'] } as const

function formatCardReason(fact: string, person: ChartPerson, { locale, level }: BookReader): string {
  const { plain, technical, term } = formatFactReason(fact, person, locale)!
  const [open, close] = brackets[locale]
  if (level === 'plain') return plain
  return technical.includes(term) ? technical : `${technical}${open}${term}${close}`
}

/** Returns the rules of facts that the card has not stated yet, and adds them to `statedRules`. */
function takeNewRules(because: readonly string[], locale: Locale, statedRules: Set<string>): string[] {
  return because.map((fact) => describeFactRule(fact, locale)).filter((rule) => !statedRules.has(rule) && statedRules.add(rule))
}

/**
 * Lists the basis of a paragraph: for students terms; for practitioners each fact with its figures, then the rules not yet
 * stated on the card.
 */
function listBasis(because: readonly string[], person: ChartPerson, { locale, level }: BookReader, statedRules: Set<string>): string[] {
  if (level === 'plain') return []
  const facts = because.flatMap((fact) => {
    const words = formatFactReason(fact, person, locale)
    return words === undefined ? [] : [{ fact, ...words }]
  })
  if (level === 'student') return [...new Set(facts.map(({ term }) => term))]
  const stated = facts.map(({ term, detail }) => (detail === null ? term : `${term}${locale !== 'en_US' ? '：' : ': '}${detail}`))
  const rules = takeNewRules(
    facts.map(({ fact }) => fact),
    locale,
    statedRules,
  )
  return [...new Set(stated), ...rules]
}

/** Returns a paragraph's text with slots filled. */
export function fillCandidateParagraph({ text, paragraph }: CandidateParagraph, person: ChartPerson, locale: Locale): string {
  // Texts in the source languages were filled when candidates were chosen; zh_TW is filled here.
  return locale === 'zh_TW' ? fillParagraph(paragraph, person, locale) : text[locale]
}

/** Prints a paragraph and extends the card's `statedRules` (rules stated so far). */
export function formatParagraph(
  chosen: CandidateParagraph,
  person: ChartPerson,
  reader: BookReader,
  statedRules: Set<string>,
): FormattedParagraph {
  const { paragraph, share } = chosen
  const { id, because, says = [] } = paragraph
  return {
    id,
    because,
    says,
    share,
    text: adaptTextToLevel(fillCandidateParagraph(chosen, person, reader.locale), reader.level),
    basis: listBasis(because, person, reader, statedRules),
  }
}

/** Prints a composed card. Each rule is stated once, at the first paragraph that rests on it. */
export function formatCard(
  card: ComposedCard,
  person: ChartPerson,
  shares: BookFrequencies,
  reader: BookReader,
  statedRules = new Set<string>(),
): FormattedCard {
  const printed = (one: CandidateParagraph) => formatParagraph(one, person, reader, statedRules)
  const sections = card.sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ id, paragraphs }) => ({ id, paragraphs: paragraphs.map(printed) }))
  const todo = printed(card.todo)
  return {
    id: card.id,
    // The line is printed last: its basis is not shown, so its rules must not count as stated for the sections.
    line: printed(card.line),
    reasons: pickReasonFacts(card, person, shares.facts).map((because) => ({
      because,
      text: formatCardReason(because, person, reader),
      share: shares.facts[because] ?? 100,
    })),
    sections,
    todo,
  }
}
