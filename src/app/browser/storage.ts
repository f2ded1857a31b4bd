import type { Locale } from '#contract/locale.ts'
import { isLocale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'

/**
 * The page's own small store. Local storage holds what must be known before the first paint and
 * without waiting: the token's presence, the language, the appearance.
 * Session storage holds what a reload of the login must not lose, until the tab is closed.
 * Everything else is in Dexie (`src/device`), which the worker can read too.
 */
const keys = {
  token: 'mingshu-token',
  locale: 'starter-locale',
  mode: 'mingshu-mode',
  brand: 'mingshu-brand',
  loginAddress: 'mingshu-login-address',
  codeWaits: 'mingshu-code-waits',
  signIn: 'mingshu-sign-in',
  wantedPage: 'mingshu-wanted-page',
  begunAt: 'mingshu-begun-at',
  farewell: 'mingshu-farewell',
  mendUntold: 'mingshu-mend-untold',
} as const

function read(key: string, store = () => localStorage): string | null {
  try {
    return store().getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null, store = () => localStorage) {
  try {
    if (value === null) store().removeItem(key)
    else store().setItem(key, value)
  } catch {
    // Storage is forbidden or full: the page works on without it until it is closed.
  }
}

const inTab = () => sessionStorage

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

  loginAddress: () => read(keys.loginAddress, inTab) ?? '',
  keepLoginAddress: (typed: string) => write(keys.loginAddress, typed || null, inTab),

  codeWaits: () => read(keys.codeWaits, inTab),
  keepCodeWaits: (waits: string | null) => write(keys.codeWaits, waits, inTab),

  signIn: () => read(keys.signIn, inTab),
  keepSignIn: (begun: string | null) => write(keys.signIn, begun, inTab),

  /** Whether the server may not know of a log-out yet; which one, the local database says. */
  hasFarewell: () => read(keys.farewell) !== null,
  keepFarewell: (isLeft: boolean) => write(keys.farewell, isLeft ? '1' : null),

  wantedPage: () => read(keys.wantedPage, inTab),
  keepWantedPage: (href: string | null) => write(keys.wantedPage, href, inTab),

  /** The page in front of which the last order of this tab was begun, behind the order's number. */
  begunAt: () => read(keys.begunAt, inTab) ?? '',
  keepBegunAt: (told: string) => write(keys.begunAt, told, inTab),

  /** `public/boot.js` has mended the page, and nobody has been told. */
  isMendUntold: () => read(keys.mendUntold, inTab) !== null,
  keepMendTold: () => write(keys.mendUntold, null, inTab),
}

/** Asks the browser not to clear what is kept here; `undefined` where it has no such promise to give. */
export async function keepStorage(): Promise<boolean | undefined> {
  return navigator.storage?.persist?.()
}
