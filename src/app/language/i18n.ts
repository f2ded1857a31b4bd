import { i18n, type Messages } from '@lingui/core'
import { languageTags, LOCALES, localeOfTag, type Locale } from '#contract/locale.ts'
import { browserStorage } from '../browser/storage.ts'
import { setWritingAttributes } from './writing-preferences.ts'

type Catalogue = Promise<{ messages: Messages }>

/** Loaders of the messages of the first screens; the build determines these messages (`src/build/later-words.ts`). */
const firstMessages: Record<Locale, () => Catalogue> = {
  zh_CN: () => import('#locales/zh_CN.po'),
  zh_TW: () => import('#locales/zh_TW.po'),
  en_US: () => import('#locales/en_US.po'),
}
/** Loaders of the messages that only other pages and lazy parts use. */
const laterMessages: Record<Locale, () => Catalogue> = {
  zh_CN: () => import('#locales/zh_CN.po?later'),
  zh_TW: () => import('#locales/zh_TW.po?later'),
  en_US: () => import('#locales/en_US.po?later'),
}

/** Locale at page start. Only the messages of the first screens may be loaded for it. */
let startedIn: Locale = LOCALES[0]

/** Returns the stored locale, else the browser's first supported one, else Simplified Chinese (P-01). */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  return browserStorage.getLocale() ?? languages.map(localeOfTag).find((locale) => locale !== undefined) ?? LOCALES[0]
}

/** Loads the messages of the first screens and activates the locale. */
export async function startLocale(locale: Locale): Promise<void> {
  startedIn = locale
  activate(locale, (await firstMessages[locale]()).messages)
}

/** Loads all messages of a locale and switches the page to it. Catalogues are precached, so this works offline. */
export async function activateLocale(locale: Locale): Promise<void> {
  activate(locale, await loadAllMessages(locale))
}

/** Resolves to a lazily loaded file once all messages are loaded too, so that the file never renders raw message ids. */
export async function withMessages<T>(file: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([file, loadAllMessages(startedIn)])
  return loaded
}

/** Loads all messages and merges the later ones into the object of the first ones. The first screen does not use them: no re-render. */
async function loadAllMessages(locale: Locale): Promise<Messages> {
  const [first, later] = await Promise.all([firstMessages[locale](), laterMessages[locale]()])
  return Object.assign(first.messages, later.messages)
}

function activate(locale: Locale, messages: Messages): void {
  const tag = languageTags[locale]
  // `locales` holds the BCP 47 tag: plurals and dates throw on `en_US`.
  i18n.loadAndActivate({ locale, locales: [tag], messages })
  document.documentElement.lang = tag
  setWritingAttributes(locale)
}

/** Returns the active locale. Components use `useMessages`, which re-renders on a change. */
export function getCurrentLocale(): Locale {
  return i18n.locale as Locale
}
