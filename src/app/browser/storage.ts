import type { Locale } from '#contract/locale.ts'
import { isLocale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'

/**
 * Keys: values that the first paint needs are in local storage, tab state in session storage. Constants, as property names would not
 * be minified.
 */
const TOKEN_KEY = 'mingshu-token'
const LOCALE_KEY = 'starter-locale'
const SETTINGS_KEY = 'mingshu-settings'
const LOGIN_ADDRESS_KEY = 'mingshu-login-address'
const CODE_WAITS_KEY = 'mingshu-code-waits'
const PENDING_SIGN_IN_KEY = 'mingshu-sign-in'
const RETURN_URL_KEY = 'mingshu-wanted-page'
const CHECKOUT_ORIGIN_KEY = 'mingshu-begun-at'
const PENDING_LOGOUT_KEY = 'mingshu-farewell'
const REPAIR_UNREPORTED_KEY = 'mingshu-mend-untold'
const OPENED_PAGES_KEY = 'mingshu-opened-pages'
const FORM_DRAFTS_KEY = 'mingshu-forms'
const NO_SINGLE_KEYS_KEY = 'mingshu-no-single-keys'
const PROBE_KEY = 'mingshu-probe'

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
    // Ignored: storage is blocked or full, and the page works without it.
  }
}

const inTab = () => sessionStorage

/** Returns a value that this user stored in session storage; undefined if another user stored it. Deleted on logout. */
function readUserValue<T>(key: string, userId: string): T | undefined {
  try {
    const stored = JSON.parse(read(key, inTab) ?? 'null') as { readonly userId: string; readonly value: T } | null
    return stored?.userId === userId ? stored.value : undefined
  } catch {
    return undefined
  }
}

function writeUserValue(key: string, userId: string, value: unknown) {
  // Writes only while logged in, so that nothing is stored after a logout.
  if (read(TOKEN_KEY)) write(key, JSON.stringify({ userId, value }), inTab)
}

export const browserStorage = {
  /** Returns whether local storage is writable: false if it is blocked or full. */
  isWritable: () => {
    write(PROBE_KEY, '1')
    const isWritten = read(PROBE_KEY) !== null
    write(PROBE_KEY, null)
    return isWritten
  },

  getToken: () => read(TOKEN_KEY),
  setToken: (token: string | null) => {
    write(TOKEN_KEY, token)
    if (token === null) browserStorage.clearTabState()
  },

  getLocale: (): Locale | undefined => {
    const stored = read(LOCALE_KEY)
    return isLocale(stored) ? stored : undefined
  },
  setLocale: (locale: Locale) => write(LOCALE_KEY, locale),

  /** Returns the settings as last applied, for use until the database is read. */
  getSettings: (): Partial<Settings> => {
    try {
      return JSON.parse(read(SETTINGS_KEY) ?? '{}') as Partial<Settings>
    } catch {
      return {}
    }
  },
  setSettings: (settings: Partial<Settings>) => write(SETTINGS_KEY, JSON.stringify(settings)),

  /** Returns whether single-key shortcuts are enabled on this device. */
  hasSingleKeys: () => read(NO_SINGLE_KEYS_KEY) === null,
  setSingleKeys: (isOn: boolean) => write(NO_SINGLE_KEYS_KEY, isOn ? null : '1'),

  getLoginAddress: () => read(LOGIN_ADDRESS_KEY, inTab) ?? '',
  setLoginAddress: (typed: string) => write(LOGIN_ADDRESS_KEY, typed || null, inTab),

  getCodeWaits: () => read(CODE_WAITS_KEY, inTab),
  setCodeWaits: (waits: string | null) => write(CODE_WAITS_KEY, waits, inTab),

  getSignIn: () => read(PENDING_SIGN_IN_KEY, inTab),
  setSignIn: (begun: string | null) => write(PENDING_SIGN_IN_KEY, begun, inTab),

  /** Returns whether there are logouts that may not have reached the server; the local database stores which ones. */
  hasPendingLogout: () => read(PENDING_LOGOUT_KEY) !== null,
  setPendingLogout: (isPending: boolean) => write(PENDING_LOGOUT_KEY, isPending ? '1' : null),

  /** Returns the tabs open in the app's row of tabs. */
  getOpenedPages: <T>(userId: string) => readUserValue<T>(OPENED_PAGES_KEY, userId),
  setOpenedPages: (userId: string, pages: unknown) => writeUserValue(OPENED_PAGES_KEY, userId, pages),
  /** Returns form input that was not submitted. */
  getFormDrafts: <T>(userId: string) => readUserValue<T>(FORM_DRAFTS_KEY, userId),
  setFormDrafts: (userId: string, forms: unknown) => writeUserValue(FORM_DRAFTS_KEY, userId, forms),
  clearTabState: () => {
    write(OPENED_PAGES_KEY, null, inTab)
    write(FORM_DRAFTS_KEY, null, inTab)
  },

  getReturnUrl: () => read(RETURN_URL_KEY, inTab),
  setReturnUrl: (href: string | null) => write(RETURN_URL_KEY, href, inTab),

  /** Returns `<order id> <page>` of the last checkout started in this tab, or ''. */
  getCheckout: () => read(CHECKOUT_ORIGIN_KEY, inTab) ?? '',
  setCheckout: (origin: string) => write(CHECKOUT_ORIGIN_KEY, origin, inTab),

  /** Returns whether `public/boot.js` has repaired the page and no toast has reported that yet. */
  hasRepair: () => read(REPAIR_UNREPORTED_KEY, inTab) !== null,
  clearRepair: () => write(REPAIR_UNREPORTED_KEY, null, inTab),
}

/** Requests persistent storage from the browser. Returns whether it is granted; `undefined` where unsupported. */
export async function requestPersistentStorage(): Promise<boolean | undefined> {
  return navigator.storage?.persist?.()
}
