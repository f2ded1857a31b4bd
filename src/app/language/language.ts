import type { Locale } from '#contract/locale.ts'
import { loadFonts } from '../fonts/load.ts'
import { activateLocale } from './i18n.ts'
import { browserStorage } from '../browser/storage.ts'

/** Name of each language in that language. */
export const languageNames: Record<Locale, string> = { zh_CN: '简体中文', zh_TW: '繁體中文', en_US: 'English' }

/** Switches the page to a locale, stores it for the next start and loads its fonts. Works offline. */
export async function switchLanguage(locale: Locale): Promise<void> {
  browserStorage.setLocale(locale)
  await activateLocale(locale)
  void loadFonts(locale)
}

/** Switches to the language that the user has chosen and syncs the choice to their other devices. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  // Starts to store the choice before the switch, so that the choice is not lost if the page is closed at once.
  const stored = storeLanguage(locale)
  await switchLanguage(locale)
  await stored
}

async function storeLanguage(locale: Locale): Promise<void> {
  // Imports lazily: the login page has a language switch too but does not need the database otherwise.
  const { changeConfig } = await import('#device/settings/settings.ts')
  await changeConfig({ interface_language: locale })
}
