/** Names of the engine's codes as a book writes them in a sentence. */
import type { BranchCode, ElementCode, Ganzhi, PatternCode, StemCode } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import type { Locale } from './written.ts'
import glossary from '../glossary/glossary.json' with { type: 'json' }

const entries = new Map(glossary.map((entry) => [entry.id, entry]))

/** Name of a glossary entry in a language. @throws Error for an id that the glossary does not know */
export function termOf(id: string, locale: Locale): string {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`no such term: ${id}`)
  return entry[locale]
}

export function stemName(stem: StemCode, locale: Locale): string {
  return locale !== 'en_US' ? names.stems[stem] : termOf(`stem-${stem}`, locale)
}

const ANIMALS = /^(\w+) \((\w+)\)$/

/** A branch alone: 辰; Dragon. */
export function branchName(branch: BranchCode, locale: Locale): string {
  return locale !== 'en_US' ? names.branches[branch] : ANIMALS.exec(termOf(`branch-${branch}`, locale))![2]!
}

/** A pair: 庚辰; Geng Chen. */
export function pairName({ stem, branch }: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale): string {
  if (locale !== 'en_US') return names.stems[stem] + names.branches[branch]
  return `${stemName(stem, locale)} ${ANIMALS.exec(termOf(`branch-${branch}`, locale))![1]!}`
}

/** 水; water. */
export function elementName(element: ElementCode, locale: Locale): string {
  return locale !== 'en_US' ? names.elements[element] : element
}

/** 七杀格; Seven killings pattern. */
export function patternName(code: PatternCode, locale: Locale): string {
  const isTransformed = code.startsWith('hua')
  // 化木格 is written alike in both Chinese scripts.
  if (isTransformed && locale !== 'en_US') return names.patterns[code]
  return termOf(isTransformed ? 'pattern-huaqi' : `pattern-${code}`, locale)
}

const inEnglish = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** No comma before the last and: so the texts have it. */
const andList = new Intl.ListFormat('en-GB')

/** A calendar date `YYYY-MM-DD`: 2027年9月10日; September 10, 2027. */
export function dateName(date: string, locale: Locale): string {
  if (locale === 'en_US') return inEnglish.format(Date.parse(date))
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${year}年${month}月${day}日`
}

/** The same without its year: 9月10日; September 10. */
export function dayName(date: string, locale: Locale): string {
  return dateName(date, locale).replace(/^\d{4}年|, \d{4}$/, '')
}

/** A year with its pair: 2027 丁未; 2027 (Ding Wei). */
export function yearName(year: number, pair: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale): string {
  return locale !== 'en_US' ? `${year} ${pairName(pair, locale)}` : `${year} (${pairName(pair, locale)})`
}

/** 64.1 %; 64.1%; of what is not there, 0 %. */
export function percentName(percent: number, locale: Locale): string {
  return `${percent === 0 ? '0' : percent.toFixed(1)}${locale !== 'en_US' ? ' ' : ''}%`
}

const SHARE_BASE = { zh_CN: '（不计日干）', zh_TW: '（不計日干）', en_US: ' (day stem left out)' } as const

/** What a family's percent is counted of, behind it: an element's counts the day stem. */
export const shareBase = (locale: Locale): string => SHARE_BASE[locale]

/** A family's percent with what it is counted of; of none at all there is nothing to count. */
export const shareName = (percent: number, locale: Locale): string =>
  percentName(percent, locale) + (percent === 0 ? '' : shareBase(locale))

/** 甲、乙; Jia and Yi; of three, a comma and an and before the last. */
export function listName(items: readonly string[], locale: Locale): string {
  return locale === 'en_US' ? andList.format(items) : items.join('、')
}
