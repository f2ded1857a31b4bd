import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'
import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { openSession } from '../../http/session.ts'
import { tryCode } from './codes.ts'
import { takeLoginTry } from './limits.ts'

/** The account of an address, made at its first login in the language it came with. */
async function userIdOf(db: Db, email: string, locale: Locale, now: number): Promise<string> {
  await db
    .insertInto('users')
    .values({ user_id: randomUUID(), email, interface_language: locale, settings: '{}', created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const user = await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()
  return user.user_id
}

/** Logs in by the code that was mailed. Throws `codeWrong`, `codeExpired`, `codeUsed`, `codeTriesSpent`. */
export const loginByEmail: Feature<'loginByEmail'> = async (deps, { ip }, { email, code, locale = 'zh_CN' }) => {
  await takeLoginTry(deps, ip)
  const now = deps.now()
  const outcome = await deps.db.transaction().execute(async (db) => {
    const result = await tryCode(db, deps.codeKey, { email, code }, now)
    if (result !== 'ok') return result
    const user_id = await userIdOf(db, email, locale, now)
    return { user_id, email, ...(await openSession(db, user_id, now)) }
  })
  // Thrown only now: the wrong try is counted by the commit.
  if (typeof outcome === 'string') throw new Fail(outcome)
  return outcome
}
