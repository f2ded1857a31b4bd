import { getSession, type DeviceSession } from '#device/session/session.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { logInByOauth } from '#device/account/login.ts'
import { currentLocale } from '../../language/i18n.ts'
import { consumePendingSignIn } from './pending-sign-in.ts'

/** Query parameters of the redirect from Google. */
export interface GoogleAnswer {
  readonly state?: string
  readonly code?: string
  /** OAuth error code that replaces `code` on failure (RFC 6749 §4.1.2.1). */
  readonly error?: string
}

export type GoogleLoginResult =
  | { readonly session: DeviceSession; readonly to: string }
  | { readonly failure: 'cancelled' | 'failed' | 'notBegunHere' }
  | { readonly failure: 'refused'; readonly code: number }

/** Picks the known parameters from the query of the redirect. */
export function parseGoogleAnswer(query: Readonly<Record<string, unknown>>): GoogleAnswer {
  const given = ['state', 'code', 'error'].flatMap((name) => (name in query ? [[name, String(query[name])]] : []))
  return Object.fromEntries(given) as GoogleAnswer
}

/** Completes the sign-in that this tab started; fails with `notBegunHere` if `state` does not match. */
export async function finishGoogleLogin({ state, code, error }: GoogleAnswer): Promise<GoogleLoginResult> {
  const pending = consumePendingSignIn()
  if (!pending || pending.state !== state) return { failure: 'notBegunHere' }
  if (error === 'access_denied') return { failure: 'cancelled' }
  if (error !== undefined || code === undefined) return { failure: 'failed' }
  const { verifier, nonce, from } = pending
  try {
    const before = await getSession()
    const session = await logInByOauth({ provider: 'google', code, verifier, nonce, locale: currentLocale() })
    // Opens home if another user was logged in before, whose last page is not this user's.
    return { session, to: before && before.user_id !== session.user_id ? '/home' : from }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    return { failure: 'refused', code: thrown.code }
  }
}
