/** Checks a text against the style guide (P-17): forbidden words, lengths and punctuation. */
import type { SourceLocale } from '#readings/reader/locale.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import { listPlainTerms } from './plain-terms.ts'
import type { ParagraphFamily, Paragraph } from '#readings/book/paragraph.ts'

/** Kind of a text: a paragraph of the body, a card's summary line, its lead, its advice, or a month of the Annual Book. */
export type TextKind = 'body' | 'line' | 'lead' | 'todo' | 'month'

export function getTextKind({ role, card }: ParagraphFamily): TextKind {
  if (typeof role === 'string') return role
  return card === 'month' ? 'month' : 'body'
}

const LENGTHS: Readonly<Record<TextKind, Readonly<Record<SourceLocale, readonly [number, number]>>>> = {
  body: { zh_CN: [36, 230], en_US: [22, 155] },
  lead: { zh_CN: [24, 90], en_US: [14, 60] },
  line: { zh_CN: [6, 30], en_US: [4, 20] },
  month: { zh_CN: [14, 60], en_US: [9, 42] },
  todo: { zh_CN: [12, 75], en_US: [8, 50] },
}
const LONGEST_SENTENCE: Readonly<Record<SourceLocale, number>> = { zh_CN: 62, en_US: 38 }
/** Hedging words; the style guide allows one per sentence. */
const HEDGES: Readonly<Record<SourceLocale, RegExp>> = {
  zh_CN: /多半|往往|容易/g,
  en_US: /\btends?\b|\boften\b|\busually\b|\bprobably\b/gi,
}

/** Counts a text's length: in characters without punctuation for Chinese, in words for English. */
export function countTextLength(text: string, locale: SourceLocale): number {
  return locale === 'zh_CN'
    ? text.replaceAll(/[\p{P}\s]/gu, '').length
    : text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
}

const sentencesOf = (text: string, locale: SourceLocale) => text.split(locale === 'zh_CN' ? /[。？；]/ : /(?<=[.?;])\s+/)

/** Lists the faults of a paragraph's text. A slot counts as a word of four letters (English) or two characters (Chinese). */
export function listTextFaults(paragraph: Paragraph, kind: TextKind, locale: SourceLocale): string[] {
  const written = paragraph[locale].replaceAll(/\{[^}]*\}/g, locale === 'zh_CN' ? '丁未' : 'slot')
  const text = adaptTextToLevel(written, 'student')
  const size = countTextLength(text, locale)
  const [least, most] = LENGTHS[kind][locale]
  const faults: string[] = []
  // Empties quotations, which have the wording of their source.
  const own = text.replaceAll(/“[^”]*”/g, '“”')
  for (const pattern of FORBIDDEN_PATTERNS[locale]) if (pattern.test(own)) faults.push(`forbidden ${String(pattern)}`)
  if (size < least || size > most) faults.push(`${size} long, asked ${least} to ${most}`)
  for (const sentence of sentencesOf(own, locale)) {
    if (countTextLength(sentence, locale) > LONGEST_SENTENCE[locale]) faults.push(`a sentence of ${countTextLength(sentence, locale)}`)
    if ((sentence.match(HEDGES[locale]) ?? []).length > 1) faults.push('two hedges in a sentence')
  }
  if (kind !== 'line' && !/[.。？?]”?$/.test(adaptTextToLevel(written, 'plain').trim())) faults.push('no full stop at its end')
  for (const term of listPlainTerms(paragraph[locale], locale)) faults.push(`plain readers get the term ${term}`)
  return faults
}
