import type { Locale } from '../reader/locale.ts'
import type { Texts } from './codes.ts'
import { ADULT_SENTENCE_IDS } from './codes.ts'

/** Loaders of the text files by language. */
const files: Readonly<Record<Locale, () => Promise<Texts>>> = {
  zh_CN: async () => (await import('./text/zh-cn.ts')).texts,
  zh_TW: async () => (await import('./data/zh-tw.json', { with: { type: 'json' } })).default,
  en_US: async () => (await import('./text/en-us.ts')).texts,
}

/** Loads the texts of a language. @rejects if the file cannot be loaded */
export const loadMatchTexts = (locale: Locale): Promise<Texts> => files[locale]()

/** Selects the texts by age: for two adults some sentences have another text. */
export const selectTextsByAge = (texts: Texts, areGrown: boolean): Texts =>
  areGrown ? { ...texts, ...Object.fromEntries(ADULT_SENTENCE_IDS.map((id) => [id, texts[`grown.${id}`]])) } : texts
