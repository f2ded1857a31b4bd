/** What `voice.md` forbids in a text that is read, and what its lengths and marks are. */
import { atLevel } from '#readings/reader/levels.ts'
import type { Family, Paragraph } from '#readings/book/paragraph.ts'
import type { WrittenLocale } from '#readings/facts/written.ts'

const FORBIDDEN: Readonly<Record<WrittenLocale, readonly RegExp[]>> = {
  zh_CN: [
    /不仅.*[更还]/,
    /不是[^，。；]{1,20}，?而是/,
    /总之/,
    /综上/,
    /在.{0,8}道路上/,
    /赋能/,
    /能量/,
    /磁场/,
    /宇宙/,
    /旅程/,
    /值得一提/,
    /让我们/,
    /注定/,
    /必定/,
    /温柔而坚定/,
    /是一种/,
    /！/,
    /!/,
    /——/,
    /—/,
    /亲爱的/,
    /您/,
    /小编/,
    /系统/,
    /疾病|癌|死亡|去世|车祸|官司|血光|流产|自杀|短命|克夫|克妻|破财免灾/,
    /股票|投资|彩票|赌/,
    /女命|男命|女人应|男人应/,
    /[,;:?]/,
    /"/,
    /'/,
  ],
  en_US: [
    /\bjourney/i,
    /\benerg(y|ies)\b/i,
    /tapestry/i,
    /\bvibe/i,
    /\bmanifest/i,
    /\bembrac/i,
    /\bdelve/i,
    /\bunlock/i,
    /\bdestin(ed|y)/i,
    /\bcosmic/i,
    /\bultimately/i,
    /in essence/i,
    /not (just|only) .{1,40}\bbut\b/i,
    /\bit[’']s not\b.{1,40}[,;] it[’']s/i,
    /whether you(’|')re/i,
    /—|–(?!\d)/,
    /!/,
    /\b(may|might) (perhaps|often|possibly)/i,
    /\b(illness|disease|cancer|death|die|dies|accident|lawsuit|suicide|stocks?|invest(ment|or|ing)?s?|lottery|gambl)/i,
    /\bwomen should|\bmen should|as a (wo)?man\b/i,
    /["]/,
    /'/,
    /\p{Script=Han}/u,
  ],
}

/** A text of the body, a card's line, its deed, a month of the Annual Book. */
export type Kind = 'body' | 'line' | 'todo' | 'month'

export function kindOf({ role, card }: Family): Kind {
  if (typeof role === 'string') return role
  return card === 'month' ? 'month' : 'body'
}

const LENGTHS: Readonly<Record<Kind, Readonly<Record<WrittenLocale, readonly [number, number]>>>> = {
  body: { zh_CN: [50, 150], en_US: [32, 105] },
  line: { zh_CN: [6, 30], en_US: [4, 20] },
  month: { zh_CN: [14, 60], en_US: [9, 42] },
  todo: { zh_CN: [12, 75], en_US: [8, 50] },
}
const LONGEST_SENTENCE: Readonly<Record<WrittenLocale, number>> = { zh_CN: 62, en_US: 38 }
/** Hedges: one to a sentence, as the guide says. */
const HEDGES: Readonly<Record<WrittenLocale, RegExp>> = {
  zh_CN: /多半|往往|容易/g,
  en_US: /\btends?\b|\boften\b|\busually\b|\bprobably\b/gi,
}

/** Characters of Chinese, words of English. */
export function sizeOf(text: string, locale: WrittenLocale): number {
  return locale === 'zh_CN'
    ? text.replaceAll(/[\p{P}\s]/gu, '').length
    : text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
}

const sentencesOf = (text: string, locale: WrittenLocale) => text.split(locale === 'zh_CN' ? /[。？；]/ : /(?<=[.?;])\s+/)

/** What is wrong with a text; a slot counts as a word of four letters. */
export function faultsOf(paragraph: Paragraph, kind: Kind, locale: WrittenLocale): string[] {
  const written = paragraph[locale].replaceAll(/\{[^}]*\}/g, locale === 'zh_CN' ? '丁未' : 'slot')
  const text = atLevel(written, 'student')
  const size = sizeOf(text, locale)
  const [least, most] = LENGTHS[kind][locale]
  const faults: string[] = []
  // A quotation keeps the words of its book.
  const own = text.replaceAll(/“[^”]*”/g, '“”')
  for (const pattern of FORBIDDEN[locale]) if (pattern.test(own)) faults.push(`forbidden ${String(pattern)}`)
  if (size < least || size > most) faults.push(`${size} long, asked ${least} to ${most}`)
  for (const sentence of sentencesOf(own, locale)) {
    if (sizeOf(sentence, locale) > LONGEST_SENTENCE[locale]) faults.push(`a sentence of ${sizeOf(sentence, locale)}`)
    if ((sentence.match(HEDGES[locale]) ?? []).length > 1) faults.push('two hedges in a sentence')
  }
  if (kind !== 'line' && !/[.。？?]”?$/.test(atLevel(written, 'plain').trim())) faults.push('no full stop at its end')
  return faults
}
