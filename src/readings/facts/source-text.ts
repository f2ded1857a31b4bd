import type { Locale, SourceLocale } from '../reader/locale.ts'
import taiwan from '../data/zh-tw.json' with { type: 'json' }

/** A text in the source languages. */
export type SourceText = Readonly<Record<SourceLocale, string>>

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** Returns a text in a language; zh_TW from the table that `npm run books:taiwan` generates. @throws Error if the table lacks it */
export function localizeText(text: SourceText, locale: Locale): string {
  if (locale !== 'zh_TW') return text[locale]
  const made = taiwanOf[text.zh_CN]
  if (made === undefined) throw new Error(`not made for Taiwan yet (npm run books:taiwan): ${text.zh_CN}`)
  return made
}
