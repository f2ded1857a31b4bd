import taiwan from '../data/zh-tw.json' with { type: 'json' }

/** The two languages that are written. */
export type WrittenLocale = 'zh_CN' | 'en_US'

/** The languages that are read: zh_TW is made of what is written in zh_CN. */
export type Locale = WrittenLocale | 'zh_TW'

/** A text in the languages that are written. */
export type Written = Readonly<Record<WrittenLocale, string>>

const taiwanOf: Readonly<Record<string, string>> = taiwan

/** A text in a language; zh_TW as `npm run books:taiwan` made it. @throws Error for a text that was not made yet */
export function inLocale(text: Written, locale: Locale): string {
  if (locale !== 'zh_TW') return text[locale]
  const made = taiwanOf[text.zh_CN]
  if (made === undefined) throw new Error(`not made for Taiwan yet (npm run books:taiwan): ${text.zh_CN}`)
  return made
}
