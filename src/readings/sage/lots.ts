/** Texts of the sixty-four lots of the Cyber God of Wealth; the app shows the drawn lot. */
import type { Locale } from '../reader/locale.ts'
import type { SourceText } from '../facts/source-text.ts'
import taiwan from './data/zh-tw-lots.json' with { type: 'json' }
import type { FortuneLot } from './text/lot.ts'
import { lotsA } from './text/lots-a.ts'
import { lotsB } from './text/lots-b.ts'

/** All lots in the order of their numbers, which start at 1. */
export const fortuneLots: readonly FortuneLot[] = [...lotsA, ...lotsB]

const taiwanOf: Readonly<Record<string, string>> = taiwan
const textIn = (text: SourceText, locale: Locale) => (locale === 'zh_TW' ? taiwanOf[text.zh_CN]! : text[locale])

/** Returns a lot in a language: its tendency, its four lines of verse, their plain meaning. */
export function getFortuneLot(
  number: number,
  locale: Locale,
): { readonly advice: FortuneLot['advice']; readonly saying: string; readonly plain: string } {
  const { advice, saying, plain } = fortuneLots[number - 1]!
  return { advice, saying: textIn(saying, locale), plain: textIn(plain, locale) }
}
