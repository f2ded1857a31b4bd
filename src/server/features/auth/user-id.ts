import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

/**
 * The account of an address, made at its first login in the language it came with. Locks the
 * user's row, so that an account is not closed between this and the session that follows. `db` must be a
 * transaction.
 */
export async function userIdOf(db: Db, email: string, locale: Locale, now: number): Promise<string> {
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

/** The account that an address has, if it has one. */
export async function knownUserIdOf(db: Db, email: string): Promise<string | undefined> {
  return (await knownUserOf(db, email))?.user_id
}

/** The same with the account's language. */
export async function knownUserOf(db: Db, email: string): Promise<{ user_id: string; interface_language: Locale } | undefined> {
  return db.selectFrom('users').select(['user_id', 'interface_language']).where('email', '=', email).executeTakeFirst()
}

/** Address and language of an account. Throws `sessionTimedOut` when it was closed meanwhile. */
export async function ownerOf(db: Db, userId: string): Promise<{ email: string; interface_language: Locale }> {
  const owner = await db.selectFrom('users').select(['email', 'interface_language']).where('user_id', '=', userId).executeTakeFirst()
  if (owner === undefined) throw new AppError('sessionTimedOut')
  return owner
}
