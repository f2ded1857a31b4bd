import { i18n, type Messages } from '@lingui/core'
import { languageTags, type Locale } from '#contract/locale.ts'
import { storage } from '../browser/storage.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  zh_CN: () => import('#locales/zh_CN.po'),
  zh_TW: () => import('#locales/zh_TW.po'),
  en_US: () => import('#locales/en_US.po'),
}

const traditional = /^zh-(tw|hk|mo|hant)\b/i

/** The kept language, else the browser's first that we speak, else Simplified Chinese (product spec §3). */
export function detectLocale(languages: readonly string[] = navigator.languages): Locale {
  const kept = storage.locale()
  if (kept) return kept
  for (const language of languages) {
    if (traditional.test(language)) return 'zh_TW'
    if (/^zh\b/i.test(language)) return 'zh_CN'
    if (/^en\b/i.test(language)) return 'en_US'
  }
  return 'zh_CN'
}

/** Loads a catalogue and switches the page to it. Catalogues are precached, so this works offline. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]()
  const tag = languageTags[locale]
  // The standard tag is named too: plurals and dates throw on `en_US`.
  i18n.loadAndActivate({ locale, locales: [tag], messages })
  document.documentElement.lang = tag
}

/** The active language; for components, `useLingui().i18n.locale` re-renders on a switch. */
export function currentLocale(): Locale {
  return i18n.locale as Locale
}
