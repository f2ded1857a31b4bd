import { i18n, type Messages } from '@lingui/core'
import { languageTags, LOCALES, localeOfTag, type Locale } from '#contract/locale.ts'
import { storage } from '../browser/storage.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  zh_CN: () => import('#locales/zh_CN.po'),
  zh_TW: () => import('#locales/zh_TW.po'),
  en_US: () => import('#locales/en_US.po'),
}

/** The kept language, else the browser's first that we speak, else Simplified Chinese (product spec §3). */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  return storage.locale() ?? languages.map(localeOfTag).find((locale) => locale !== undefined) ?? LOCALES[0]
}

/** Loads a catalogue and switches the page to it. Catalogues are precached, so this works offline. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]()
  const tag = languageTags[locale]
  // The standard tag is named too: plurals and dates throw on `en_US`.
  i18n.loadAndActivate({ locale, locales: [tag], messages })
  document.documentElement.lang = tag
}

/** The active language; components ask `useWords`, which renders anew on a switch. */
export function currentLocale(): Locale {
  return i18n.locale as Locale
}
