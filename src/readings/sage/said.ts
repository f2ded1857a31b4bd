import type { Locale, Written } from '../facts/written.ts'
import taiwan from './data/zh-tw.json' with { type: 'json' }

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** What fills the braces of a text. */
export type Slots = Readonly<Record<string, string | undefined>>

/** A text of the sage in a language. @throws Error for one that was not made for Taiwan yet (`npm run sage:taiwan`) */
export function textIn(text: Written, locale: Locale): string {
  if (locale !== 'zh_TW') return text[locale]
  const made = taiwanOf[text.zh_CN]
  if (made === undefined) throw new Error(`not made for Taiwan yet (npm run sage:taiwan): ${text.zh_CN}`)
  return made
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A day is a noun of its own: `on December 5`, where a month has `in`. */
const onDays = (text: string) =>
  text.replaceAll(/\b([Ii])n \{(best|second|worst|later)\}/g, (_, i: string, slot: string) => `${i === 'I' ? 'O' : 'o'}n {${slot}}`)

/** A text with its slots filled; what begins a sentence gets a capital. @throws Error for a slot that nothing fills */
export function said(text: Written, locale: Locale, slots: Slots = {}, areDays = false): string {
  const raw = textIn(text, locale)
  const spoken = areDays ? onDays(raw) : raw
  // 2027年里, but 12月5日 and 2月6日以前 as they are.
  const whole = /[日前]$/.test(slots.span ?? '') ? spoken.replaceAll(/\{span\}[里裡]/g, '{span}') : spoken
  return whole.replaceAll(/(^|[.] )?\{(\w+)\}/g, (_, before: string | undefined, slot: string) => {
    const value = slots[slot] ?? slots[slot.charAt(0).toLowerCase() + slot.slice(1)]
    if (value === undefined) throw new Error(`nothing to fill {${slot}} with: ${raw}`)
    const begins = before !== undefined || /^[A-Z]/.test(slot)
    return (before ?? '') + (begins ? capital(value) : value)
  })
}

/** The same text for the same key, always. */
export function pick<T>(list: readonly T[], key: string): T {
  let hash = 2166136261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
  return list[(hash >>> 0) % list.length]!
}
