import type { Locale } from '#contract/locale.ts'
import { loadFonts } from '../fonts/load.ts'
import { activateLocale } from './i18n.ts'
import { storage } from '../browser/storage.ts'

/** Each language in its own words, so that it is found by whoever reads only that one. */
export const languageNames: Record<Locale, string> = { zh_CN: '简体中文', zh_TW: '繁體中文', en_US: 'English' }

/** Shows the page in a language, keeps it for the next start and fetches its faces. Works offline. */
export async function showLanguage(locale: Locale): Promise<void> {
  storage.setLocale(locale)
  await activateLocale(locale)
  void loadFonts(locale)
}

/** A person's choice: shown at once, and it follows them to their other devices. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  // Kept while it is being shown: whoever leaves the page at once finds it again.
  const kept = keep(locale)
  await showLanguage(locale)
  await kept
}

async function keep(locale: Locale): Promise<void> {
  // The login page has this switch, too, and no other use for the database.
  const { changeConfig } = await import('#device/settings/settings.ts')
  await changeConfig({ interface_language: locale })
}
