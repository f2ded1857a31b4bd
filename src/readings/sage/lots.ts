/** What the sixty-four lots of the Cyber God of Wealth say; the page lays a drawn one open. */
import type { Locale, Written } from '../facts/written.ts'
import taiwan from './data/zh-tw-lots.json' with { type: 'json' }
import type { Lot } from './text/lot.ts'
import { lotsA } from './text/lots-a.ts'
import { lotsB } from './text/lots-b.ts'

/** By number, from 1. */
export const lots: readonly Lot[] = [...lotsA, ...lotsB]

const taiwanOf: Readonly<Record<string, string>> = taiwan
const textIn = (text: Written, locale: Locale) => (locale === 'zh_TW' ? taiwanOf[text.zh_CN]! : text[locale])

/** A lot in a language: how it stands, its four lines, what they plainly say. */
export function lotOf(number: number, locale: Locale): { readonly stand: Lot['stand']; readonly saying: string; readonly plain: string } {
  const { stand, saying, plain } = lots[number - 1]!
  return { stand, saying: textIn(saying, locale), plain: textIn(plain, locale) }
}
