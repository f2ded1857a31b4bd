import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/** Returns the account id of an address; creates the account if needed. Locks its row for the transaction, which `db` must be. */
export async function ensureUserId(db: Db, email: string, locale: Locale, now: number): Promise<string> {
  const user = await db
    .insertInto('users')
    .values({
      user_id: randomUUID(),
      email,
      interface_language: locale,
      settings: '{}',
      chosen_at: '{}',
      created_at: now,
      changed_at: now,
      changes_day: 0,
      changes_taken: 0,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ changed_at: now }))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user.user_id
}

/** Returns the account id of an address; undefined if it has none. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  return (await findUser(db, email))?.user_id
}

/** Returns account id and language of an address; undefined if it has no account. */
export async function findUser(db: Db, email: string): Promise<{ user_id: string; interface_language: Locale } | undefined> {
  return db.selectFrom('users').select(['user_id', 'interface_language']).where('email', '=', email).executeTakeFirst()
}

/** Returns address and language of an account. Throws `sessionTimedOut` if it was closed meanwhile. */
export async function getAccountContact(db: Db, userId: string): Promise<{ email: string; interface_language: Locale }> {
  const owner = await db.selectFrom('users').select(['email', 'interface_language']).where('user_id', '=', userId).executeTakeFirst()
  if (owner === undefined) throw new AppError('sessionTimedOut')
  return owner
}
