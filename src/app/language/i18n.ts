import { i18n, type Messages } from '@lingui/core'
import { languageTags, LOCALES, localeOfTag, type Locale } from '#contract/locale.ts'
import { storage } from '../browser/storage.ts'
import { paintWritten } from './written.ts'

type Words = Promise<{ messages: Messages }>

/** What the first screens say, which the build finds out (`src/build/later-words.ts`). */
const firstWords: Record<Locale, () => Words> = {
  zh_CN: () => import('#locales/zh_CN.po'),
  zh_TW: () => import('#locales/zh_TW.po'),
  en_US: () => import('#locales/en_US.po'),
}
/** What only other pages and parts say. */
const laterWords: Record<Locale, () => Words> = {
  zh_CN: () => import('#locales/zh_CN.po?later'),
  zh_TW: () => import('#locales/zh_TW.po?later'),
  en_US: () => import('#locales/en_US.po?later'),
}

/** The language that the page started in, with the words of the first screens alone. */
let startedIn: Locale = LOCALES[0]

/** The kept language, else the browser's first that we speak, else Simplified Chinese (P-01). */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  return storage.getLocale() ?? languages.map(localeOfTag).find((locale) => locale !== undefined) ?? LOCALES[0]
}

/** Shows the page in a language as soon as the first screens have their words. */
export async function startIn(locale: Locale): Promise<void> {
  startedIn = locale
  show(locale, (await firstWords[locale]()).messages)
}

/** Loads all words of a language and switches the page to it. Catalogues are precached, so this works offline. */
export async function activateLocale(locale: Locale): Promise<void> {
  show(locale, await allWordsOf(locale))
}

/** A file that is loaded later than the first screen, with the words for it: whoever waits for both shows no raw message. */
export async function withMessages<T>(file: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([file, allWordsOf(startedIn)])
  return loaded
}

/** Puts the later words into the first ones, which may be on the screen: nothing there has asked for these, and nothing is rendered anew. */
async function allWordsOf(locale: Locale): Promise<Messages> {
  const [first, later] = await Promise.all([firstWords[locale](), laterWords[locale]()])
  return Object.assign(first.messages, later.messages)
}

function show(locale: Locale, messages: Messages): void {
  const tag = languageTags[locale]
  // The standard tag is named too: plurals and dates throw on `en_US`.
  i18n.loadAndActivate({ locale, locales: [tag], messages })
  document.documentElement.lang = tag
  paintWritten(locale)
}

/** The active language; components ask `useMessages`, which renders anew on a switch. */
export function currentLocale(): Locale {
  return i18n.locale as Locale
}
