import type { Locale } from '#contract/locale.ts'
import type { Login } from '#contract/session.ts'
import type { Db } from '../../db/open.ts'
import { openSession } from '../../http/session.ts'
import { userIdOf } from './user-id.ts'

interface Entry {
  /** An address that was shown to be theirs. */
  readonly email: string
  readonly locale: Locale
  readonly device: string
}

/** Logs an address in; its account is made if there is none. `db` must be a transaction. */
export async function logIn(db: Db, { email, locale, device }: Entry, now: number): Promise<Login> {
  const user_id = await userIdOf(db, email, locale, now)
  return { user_id, email, ...(await openSession(db, user_id, device, now)) }
}
