import type { Locale } from '#contract/locale.ts'
import type { LoginResult } from '#contract/session.ts'
import type { Db } from '../../db/open.ts'
import { openSession } from '../../http/session.ts'
import { ensureUserId } from './user-id.ts'

interface Entry {
  /** A verified address. */
  readonly email: string
  readonly locale: Locale
  readonly device: string
}

/** Opens a session for the account of an address; creates the account if there is none. `db` must be a transaction. */
export async function logIn(db: Db, { email, locale, device }: Entry, now: number): Promise<LoginResult> {
  const user_id = await ensureUserId(db, email, locale, now)
  return { user_id, email, ...(await openSession(db, user_id, device, now)) }
}
