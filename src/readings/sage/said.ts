import type { Locale, Written } from '../facts/written.ts'
import type { Slots } from './slots.ts'
import { withSlots } from './slots.ts'
import taiwan from './data/zh-tw.json' with { type: 'json' }

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** A text of the sage in a language. @throws Error for one that was not made for Taiwan yet (`npm run sage:taiwan`) */
export function textIn(text: Written, locale: Locale): string {
  if (locale !== 'zh_TW') return text[locale]
  const made = taiwanOf[text.zh_CN]
  if (made === undefined) throw new Error(`not made for Taiwan yet (npm run sage:taiwan): ${text.zh_CN}`)
  return made
}

/** A day is a noun of its own: `on December 5`, where a month has `in`. */
const onDays = (text: string) =>
  text.replaceAll(/\b([Ii])n \{(best|second|worst|later)\}/g, (_, i: string, slot: string) => `${i === 'I' ? 'O' : 'o'}n {${slot}}`)

/** A text with its slots filled; what begins a sentence gets a capital. @throws Error for a slot that nothing fills */
export function said(text: Written, locale: Locale, slots: Slots = {}, areDays = false): string {
  const raw = textIn(text, locale)
  const spoken = areDays ? onDays(raw) : raw
  // 2027年里, but 12月5日 and 2月6日以前 as they are.
  const whole = /[日前]$/.test(slots.span ?? '') ? spoken.replaceAll(/\{span\}[里裡]/g, '{span}') : spoken
  return withSlots(whole, slots)
}

/** The same text for the same key, always. */
export function pick<T>(list: readonly T[], key: string): T {
  let hash = 2166136261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
  return list[(hash >>> 0) % list.length]!
}
