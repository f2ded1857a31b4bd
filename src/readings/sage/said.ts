import type { Locale } from '../reader/locale.ts'
import type { SourceText } from '../facts/source-text.ts'
import type { SageSlotValues } from './slots.ts'
import { fillSlotValues } from './slots.ts'
import taiwan from './data/zh-tw.json' with { type: 'json' }

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** Returns a text of the rules engine in a language. @throws Error if its zh_TW text is missing (`npm run sage:taiwan`) */
export function localizeSageText(text: SourceText, locale: Locale): string {
  if (locale !== 'zh_TW') return text[locale]
  const made = taiwanOf[text.zh_CN]
  if (made === undefined) throw new Error(`not made for Taiwan yet (npm run sage:taiwan): ${text.zh_CN}`)
  return made
}

/** Replaces "in" by "on" before slots that are filled with a day. */
const onDays = (text: string) =>
  text.replaceAll(/\b([Ii])n \{(best|second|worst|later)\}/g, (_, i: string, slot: string) => `${i === 'I' ? 'O' : 'o'}n {${slot}}`)

/** Returns a text in a language with its slots filled. `areDays`: time slots hold days. @throws Error for a slot without a value */
export function formatSageText(text: SourceText, locale: Locale, slots: SageSlotValues = {}, areDays = false): string {
  const raw = localizeSageText(text, locale)
  const spoken = areDays ? onDays(raw) : raw
  // 里 follows a year or month (2027年里), but not a day or 以前 (12月5日, 2月6日以前).
  const whole = /[日前]$/.test(slots.span ?? '') ? spoken.replaceAll(/\{span\}[里裡]/g, '{span}') : spoken
  return fillSlotValues(whole, slots)
}

/** Picks an entry by the hash of a key (FNV-1a), so that equal keys get equal texts. */
export function pickByHash<T>(list: readonly T[], key: string): T {
  let hash = 2166136261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
  return list[(hash >>> 0) % list.length]!
}
