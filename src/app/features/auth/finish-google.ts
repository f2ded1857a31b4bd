import { openSession, type Session } from '#device/session/session.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { logInByOauth } from '#device/account/login.ts'
import { currentLocale } from '../../language/i18n.ts'
import { takeBegun } from './begun-sign-in.ts'

/** What Google's page sends along when it sends somebody back. */
export interface GoogleAnswer {
  readonly state?: string
  readonly code?: string
  /** In place of a code (RFC 6749 §4.1.2.1). */
  readonly error?: string
}

export type Ending =
  | { readonly session: Session; readonly to: string }
  | { readonly trouble: 'cancelled' | 'failed' | 'notBegunHere' }
  | { readonly trouble: 'refused'; readonly code: number }

/** Reads the answer from the address's query. */
export function googleAnswerOf(query: Readonly<Record<string, unknown>>): GoogleAnswer {
  const given = ['state', 'code', 'error'].flatMap((name) => (name in query ? [[name, String(query[name])]] : []))
  return Object.fromEntries(given) as GoogleAnswer
}

/** Ends what this tab began: an answer to anything else is refused unread. */
export async function finishGoogle({ state, code, error }: GoogleAnswer): Promise<Ending> {
  const begun = takeBegun()
  if (!begun || begun.state !== state) return { trouble: 'notBegunHere' }
  if (error === 'access_denied') return { trouble: 'cancelled' }
  if (error !== undefined || code === undefined) return { trouble: 'failed' }
  const { verifier, nonce, from } = begun
  try {
    const before = await openSession()
    const session = await logInByOauth({ provider: 'google', code, verifier, nonce, locale: currentLocale() })
    // The page that somebody else was on is not this person's.
    return { session, to: before && before.user_id !== session.user_id ? '/home' : from }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    return { trouble: 'refused', code: thrown.code }
  }
}
