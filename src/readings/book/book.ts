/** A book as it is read: in one language, for one kind of reader. */
import type { Person } from '../facts/person.ts'
import { reasonWordsOf } from '../facts/reason-words.ts'
import { filledText } from '../facts/slots.ts'
import { shareBase } from '../facts/words.ts'
import { ruleOf } from '../facts/text/rule-words.ts'
import type { Chosen, SharesOfCharts } from './candidates.ts'
import type { ComposedCard } from './compose.ts'
import { atLevel, type Level } from '../reader/levels.ts'
import { filled } from './fill.ts'
import type { Locale } from '../facts/written.ts'
import { inLocale } from '../facts/written.ts'
import { reasonsOf } from './reasons.ts'
import { withShareBase } from './share-base.ts'

export interface PrintedParagraph {
  readonly id: string
  readonly text: string
  readonly because: readonly string[]
  readonly says: readonly string[]
  /** Percent of all charts that meet its facts. */
  readonly share: number
  /** What it rests on: terms for students, figures and rules as well for practitioners; empty for plain readers. */
  readonly basis: readonly string[]
}

export interface PrintedReason {
  readonly text: string
  readonly because: string
  readonly share: number
}

export interface PrintedCard {
  readonly id: string
  readonly line: PrintedParagraph
  readonly reasons: readonly PrintedReason[]
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly PrintedParagraph[] }[]
  readonly todo: PrintedParagraph
}

/** Shares of paragraphs and of single facts. */
export interface Shares {
  readonly paragraphs: SharesOfCharts
  readonly facts: SharesOfCharts
}

export interface Reader {
  readonly locale: Locale
  readonly level: Level
}

const brackets = { zh_CN: ['（', '）'], zh_TW: ['（', '）'], en_US: [' (', ')'] } as const

function reasonText(fact: string, person: Person, { locale, level }: Reader): string {
  const { plain, term } = reasonWordsOf(fact, person, locale)!
  const [open, close] = brackets[locale]
  return level === 'plain' || plain.includes(term) ? plain : `${plain}${open}${term}${close}`
}

/** The rules by which facts are found that its card has not told so far, each one once. */
function newRulesOf(because: readonly string[], locale: Locale, told: Set<string>): string[] {
  return because.map((fact) => ruleOf(fact, locale)).filter((rule) => !told.has(rule) && told.add(rule))
}

/** Its term is a family and its percent. */
const SHARE_FIGURE = /^share:\w+[<>]=/

/** What a paragraph rests on: for students the terms, for practitioners each fact with its figures, then the rules that are new. */
function basisOf(because: readonly string[], person: Person, { locale, level }: Reader, told: Set<string>): string[] {
  if (level === 'plain') return []
  const facts = because.flatMap((fact) => {
    const words = reasonWordsOf(fact, person, locale)
    return words === undefined ? [] : [{ fact, ...words }]
  })
  if (level === 'student') return [...new Set(facts.map(({ fact, term }) => (SHARE_FIGURE.test(fact) ? term + shareBase(locale) : term)))]
  const said = facts.map(({ term, plain }) => `${term}${locale !== 'en_US' ? '：' : ': '}${plain}`)
  const rules = newRulesOf(
    facts.map(({ fact }) => fact),
    locale,
    told,
  )
  return [...new Set(said), ...rules]
}

/**
 * The text of a paragraph; a family's percent has its base where `based`, the families of its card so far, lacks it. What was
 * written is at hand; zh_TW is filled when it is asked for.
 */
export function paragraphText({ text, paragraph }: Chosen, person: Person, locale: Locale, based: Set<string>): string {
  const written = inLocale(paragraph, locale)
  const whole = withShareBase(written, person, locale, based)
  if (whole !== written) return filledText(whole, person, locale)
  return locale === 'zh_TW' ? filled(paragraph, person, locale) : text[locale]
}

/** A paragraph for a reader; `told` has the rules that stand above it on its card, `based` the families whose base does: both get its own. */
export function printedParagraph(
  chosen: Chosen,
  person: Person,
  reader: Reader,
  told: Set<string>,
  based = new Set<string>(),
): PrintedParagraph {
  const { paragraph, share } = chosen
  const { id, because, says = [] } = paragraph
  return {
    id,
    because,
    says,
    share,
    text: atLevel(paragraphText(chosen, person, reader.locale, based), reader.level),
    basis: basisOf(because, person, reader, told),
  }
}

/** A composed card for a reader, which tells each rule once, at its first place. */
export function printedCard(card: ComposedCard, person: Person, shares: Shares, reader: Reader, told = new Set<string>()): PrintedCard {
  const based = new Set<string>()
  const printed = (one: Chosen) => printedParagraph(one, person, reader, told, based)
  const sections = card.sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ id, paragraphs }) => ({ id, paragraphs: paragraphs.map(printed) }))
  const todo = printed(card.todo)
  return {
    id: card.id,
    // Its basis is not read under it, so a rule is not used up there.
    line: printed(card.line),
    reasons: reasonsOf(card, person, shares.facts).map((because) => ({
      because,
      text: reasonText(because, person, reader),
      share: shares.facts[because] ?? 100,
    })),
    sections,
    todo,
  }
}
