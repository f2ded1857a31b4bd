/** A book as it is read: in one language, for one kind of reader. */
import type { Person } from '../facts/person.ts'
import { reasonWordsOf } from '../facts/reason-words.ts'
import { ruleOf } from '../facts/text/rule-words.ts'
import type { Chosen, SharesOfCharts } from './candidates.ts'
import type { ComposedCard } from './compose.ts'
import { atLevel, type Level } from '../reader/levels.ts'
import { filled } from './fill.ts'
import type { Locale } from '../facts/written.ts'
import { reasonsOf } from './reasons.ts'

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

/** What a paragraph rests on: for students the terms, for practitioners each fact with its figures, then the rules. */
function basisOf(because: readonly string[], person: Person, { locale, level }: Reader): string[] {
  if (level === 'plain') return []
  const facts = because.flatMap((fact) => {
    const words = reasonWordsOf(fact, person, locale)
    return words === undefined ? [] : [{ fact, ...words }]
  })
  if (level === 'student') return [...new Set(facts.map(({ term }) => term))]
  const said = facts.map(({ term, plain }) => `${term}${locale !== 'en_US' ? '：' : ': '}${plain}`)
  return [...new Set([...said, ...facts.map(({ fact }) => ruleOf(fact, locale))])]
}

/** What was written is at hand; zh_TW is filled when it is asked for. */
function textFor(text: Chosen['text'], paragraph: Chosen['paragraph'], person: Person, locale: Locale): string {
  return locale === 'zh_TW' ? filled(paragraph, person, locale) : text[locale]
}

/** A paragraph for a reader. */
export function printedParagraph({ paragraph, share, text }: Chosen, person: Person, reader: Reader): PrintedParagraph {
  const { id, because, says = [] } = paragraph
  return {
    id,
    because,
    says,
    share,
    text: atLevel(textFor(text, paragraph, person, reader.locale), reader.level),
    basis: basisOf(because, person, reader),
  }
}

/** A composed card for a reader. */
export function printedCard(card: ComposedCard, person: Person, shares: Shares, reader: Reader): PrintedCard {
  return {
    id: card.id,
    line: printedParagraph(card.line, person, reader),
    reasons: reasonsOf(card, person, shares.facts).map((because) => ({
      because,
      text: reasonText(because, person, reader),
      share: shares.facts[because] ?? 100,
    })),
    sections: card.sections
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .map(({ id, paragraphs }) => ({ id, paragraphs: paragraphs.map((one) => printedParagraph(one, person, reader)) })),
    todo: printedParagraph(card.todo, person, reader),
  }
}
