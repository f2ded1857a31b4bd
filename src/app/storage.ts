import type { Locale } from '#contract/locale.ts'
import { isLocale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'

/**
 * The page's own small store. Local storage holds what must be known before the first paint and
 * without waiting: the token's presence, the language, the appearance.
 * Everything else is in Dexie (`src/device`), which the worker can read too.
 */
const keys = {
  token: 'mingshu-token',
  locale: 'starter-locale',
  mode: 'mingshu-mode',
  brand: 'mingshu-brand',
} as const

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full: the page works on without it until it is closed.
  }
}

export const storage = {
  token: () => read(keys.token),
  keepToken: (token: string | null) => write(keys.token, token),

  locale: (): Locale | undefined => {
    const kept = read(keys.locale)
    return isLocale(kept) ? kept : undefined
  },
  keepLocale: (locale: Locale) => write(keys.locale, locale),

  mode: () => (read(keys.mode) ?? 'light') as Settings['mode'],
  keepMode: (mode: Settings['mode']) => write(keys.mode, mode),

  brand: () => (read(keys.brand) ?? 'darkGrey') as Settings['brandTheme'],
  keepBrand: (brand: Settings['brandTheme']) => write(keys.brand, brand),
}

/** Asks the browser not to clear what is kept here; `undefined` where it has no such promise to give. */
export async function keepStorage(): Promise<boolean | undefined> {
  return navigator.storage?.persist?.()
}
