/** Formatting of the engine's codes as names within a sentence. */
import type { Locale } from '../reader/locale.ts'
import type { BranchCode, ElementCode, Ganzhi, PatternCode, StemCode } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import glossary from '../glossary/glossary.json' with { type: 'json' }

const entries = new Map(glossary.map((entry) => [entry.id, entry]))

/** Returns the name of a glossary entry. @throws Error for an unknown id */
export function getTermName(id: string, locale: Locale): string {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`no such term: ${id}`)
  return entry[locale]
}

export function formatStem(stem: StemCode, locale: Locale): string {
  return locale !== 'en_US' ? names.stems[stem] : getTermName(`stem-${stem}`, locale)
}

const ANIMALS = /^(\w+) \((\w+)\)$/

/** Formats a branch: 辰; Dragon. */
export function formatBranch(branch: BranchCode, locale: Locale): string {
  return locale !== 'en_US' ? names.branches[branch] : ANIMALS.exec(getTermName(`branch-${branch}`, locale))![2]!
}

/** Formats a stem-branch pair: 庚辰; Geng Chen. */
export function formatPair({ stem, branch }: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale): string {
  if (locale !== 'en_US') return names.stems[stem] + names.branches[branch]
  return `${formatStem(stem, locale)} ${ANIMALS.exec(getTermName(`branch-${branch}`, locale))![1]!}`
}

/** Formats an element: 水; water. */
export function formatElement(element: ElementCode, locale: Locale): string {
  return locale !== 'en_US' ? names.elements[element] : element
}

/** Formats a pattern's name: 七杀格; Seven killings pattern. */
export function formatPatternName(code: PatternCode, locale: Locale): string {
  const isTransformed = code.startsWith('hua')
  // Names of transformed patterns (化木格) are the same in both Chinese scripts.
  if (isTransformed && locale !== 'en_US') return names.patterns[code]
  return getTermName(isTransformed ? 'pattern-huaqi' : `pattern-${code}`, locale)
}

const inEnglish = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** `en-GB`, because the texts have no comma before the last "and". */
const andList = new Intl.ListFormat('en-GB')

/** Formats a calendar date `YYYY-MM-DD`: 2027年9月10日; September 10, 2027. */
export function formatBookDate(date: string, locale: Locale): string {
  if (locale === 'en_US') return inEnglish.format(Date.parse(date))
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${year}年${month}月${day}日`
}

/** Formats a calendar date without its year: 9月10日; September 10. */
export function formatBookDay(date: string, locale: Locale): string {
  return formatBookDate(date, locale).replace(/^\d{4}年|, \d{4}$/, '')
}

/** Formats a Bazi year with its pair: 2027 丁未; 2027 (Ding Wei). */
export function formatBaziYear(year: number, pair: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale): string {
  return locale !== 'en_US' ? `${year} ${formatPair(pair, locale)}` : `${year} (${formatPair(pair, locale)})`
}

/** Formats a Bazi year whose pair plain readers do not get: ⟨2027 丁未|2027年⟩; ⟨2027 (Ding Wei)|2027⟩. */
export function formatYearByLevel(year: number, pair: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale): string {
  return `⟨${formatBaziYear(year, pair, locale)}|${year}${locale === 'en_US' ? '' : '年'}⟩`
}

/** Formats a percentage with one decimal, zero without: 64.1 %, 0 %; in English 64.1%, 0%. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${percent === 0 ? '0' : percent.toFixed(1)}${locale !== 'en_US' ? ' ' : ''}%`
}

/** Upper bounds of a percentage with their words in Chinese and English, for use before "of your chart". */
const PARTS: readonly (readonly [below: number, zh: string, en: string])[] = [
  [5, '不到半成', 'less than a twentieth'],
  [9, '不到一成', 'less than a tenth'],
  [12, '一成左右', 'about a tenth'],
  [18, '一成半左右', 'about a sixth'],
  [22.5, '两成左右', 'about a fifth'],
  [27.5, '四分之一左右', 'about a quarter'],
  [31.5, '三成左右', 'about three tenths'],
  [37, '三分之一左右', 'about a third'],
  [44, '四成左右', 'about two fifths'],
  [49, '将近一半', 'nearly half'],
  [52, '一半左右', 'about half'],
  [57, '一半多', 'more than half'],
  [63, '六成左右', 'about three fifths'],
  [69, '三分之二左右', 'about two thirds'],
  [73, '七成左右', 'about seven tenths'],
  [78, '四分之三左右', 'about three quarters'],
  [85, '八成左右', 'about four fifths'],
  [95, '九成左右', 'about nine tenths'],
  [Infinity, '差不多全部', 'nearly all'],
]
const toTaiwan = (text: string) => text.replace('两', '兩').replace('将', '將')

/** Formats a percentage with words for plain readers: ⟨64.1 %|三分之二左右⟩, ⟨64.1%|about two thirds⟩; 0 has none. */
export function formatPercentByLevel(percent: number, locale: Locale): string {
  const figure = formatPercent(percent, locale)
  if (percent === 0) return figure
  const [, zh, en] = PARTS.find(([below]) => percent < below)!
  return `⟨${figure}|${locale === 'en_US' ? en : locale === 'zh_TW' ? toTaiwan(zh) : zh}⟩`
}

const SHARE_BASE = { zh_CN: '（不计日干）', zh_TW: '（不計日干）', en_US: ' (day stem left out)' } as const

/** Returns the note after a family's percentage, which leaves out the day stem; an element's percentage includes it. */
export const getShareBaseNote = (locale: Locale): string => SHARE_BASE[locale]

/** Formats a family's percentage with the note on its base; 0 has no note. */
export const formatShare = (percent: number, locale: Locale): string =>
  formatPercent(percent, locale) + (percent === 0 ? '' : getShareBaseNote(locale))

/** Joins names to a list: 甲、乙; Jia and Yi; Jia, Yi and Bing. */
export function formatNameList(items: readonly string[], locale: Locale): string {
  return locale === 'en_US' ? andList.format(items) : items.join('、')
}
