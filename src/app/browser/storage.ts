import type { Locale } from '#contract/locale.ts'
import { isLocale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'

/**
 * The page's own small store. Local storage holds what must be known before the first paint and
 * without waiting: the token's presence, the language, the display settings.
 * Session storage holds what a reload of the login must not lose, until the tab is closed.
 * Everything else is in Dexie (`src/device`), which the worker can read too.
 */
const keys = {
  token: 'mingshu-token',
  locale: 'starter-locale',
  settings: 'mingshu-settings',
  loginAddress: 'mingshu-login-address',
  codeWaits: 'mingshu-code-waits',
  signIn: 'mingshu-sign-in',
  wantedPage: 'mingshu-wanted-page',
  begunAt: 'mingshu-begun-at',
  farewell: 'mingshu-farewell',
  mendUntold: 'mingshu-mend-untold',
  openedPages: 'mingshu-opened-pages',
  forms: 'mingshu-forms',
  noSingleKeys: 'mingshu-no-single-keys',
  probe: 'mingshu-probe',
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

/** Of a user, in the tab alone; it goes with the log-out. */
function readOf<T>(key: string, userId: string): T | undefined {
  try {
    const kept = JSON.parse(read(key, inTab) ?? 'null') as { readonly userId: string; readonly value: T } | null
    return kept?.userId === userId ? kept.value : undefined
  } catch {
    return undefined
  }
}

function writeOf(key: string, userId: string, value: unknown) {
  // Who has just logged out leaves nothing more behind.
  if (read(keys.token)) write(key, JSON.stringify({ userId, value }), inTab)
}

export const storage = {
  /** Whether it keeps anything here: false where it is forbidden or full. */
  takesAny: () => {
    write(keys.probe, '1')
    const isKept = read(keys.probe) !== null
    write(keys.probe, null)
    return isKept
  },

  token: () => read(keys.token),
  keepToken: (token: string | null) => {
    write(keys.token, token)
    if (token === null) storage.forgetOpened()
  },

  locale: (): Locale | undefined => {
    const kept = read(keys.locale)
    return isLocale(kept) ? kept : undefined
  },
  keepLocale: (locale: Locale) => write(keys.locale, locale),

  /** The settings as they were shown last, for the moment before they are read. */
  settings: (): Partial<Settings> => {
    try {
      return JSON.parse(read(keys.settings) ?? '{}') as Partial<Settings>
    } catch {
      return {}
    }
  },
  keepSettings: (settings: Partial<Settings>) => write(keys.settings, JSON.stringify(settings)),

  /** Whether shortcuts of a single character hold on this device. */
  hasSingleKeys: () => read(keys.noSingleKeys) === null,
  keepSingleKeys: (isOn: boolean) => write(keys.noSingleKeys, isOn ? null : '1'),

  loginAddress: () => read(keys.loginAddress, inTab) ?? '',
  keepLoginAddress: (typed: string) => write(keys.loginAddress, typed || null, inTab),

  codeWaits: () => read(keys.codeWaits, inTab),
  keepCodeWaits: (waits: string | null) => write(keys.codeWaits, waits, inTab),

  signIn: () => read(keys.signIn, inTab),
  keepSignIn: (begun: string | null) => write(keys.signIn, begun, inTab),

  /** Whether the server may not know of a log-out yet; which one, the local database says. */
  hasFarewell: () => read(keys.farewell) !== null,
  keepFarewell: (isLeft: boolean) => write(keys.farewell, isLeft ? '1' : null),

  /** The pages that stand as tabs. */
  openedPages: <T>(userId: string) => readOf<T>(keys.openedPages, userId),
  keepOpenedPages: (userId: string, pages: unknown) => writeOf(keys.openedPages, userId, pages),
  /** What was typed and not sent. */
  keptForms: <T>(userId: string) => readOf<T>(keys.forms, userId),
  keepForms: (userId: string, forms: unknown) => writeOf(keys.forms, userId, forms),
  forgetOpened: () => {
    write(keys.openedPages, null, inTab)
    write(keys.forms, null, inTab)
  },

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
