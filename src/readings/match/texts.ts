import type { Texts } from './codes.ts'
import { GROWN_IDS } from './codes.ts'

type Locale = 'zh_CN' | 'zh_TW' | 'en_US'

/** A file for each language, which comes when it is read. */
const files: Readonly<Record<Locale, () => Promise<Texts>>> = {
  zh_CN: async () => (await import('./text/zh-cn.ts')).texts,
  zh_TW: async () => (await import('./data/zh-tw.json', { with: { type: 'json' } })).default,
  en_US: async () => (await import('./text/en-us.ts')).texts,
}

/** What is said of two people in a language. @rejects when its file cannot be had */
export const matchTextsOf = (locale: Locale): Promise<Texts> => files[locale]()

/** The texts as they speak of two people, both of whom are grown up or not. */
export const textsFor = (texts: Texts, areGrown: boolean): Texts =>
  areGrown ? { ...texts, ...Object.fromEntries(GROWN_IDS.map((id) => [id, texts[`grown.${id}`]])) } : texts
