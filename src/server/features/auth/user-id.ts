import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'

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
  const user = await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst()
  return user?.user_id
}
