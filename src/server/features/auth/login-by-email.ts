import { inTransaction } from '../../db/in-transaction.ts'
import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { openSession } from '../../http/session.ts'
import { tryCode } from './codes.ts'
import { takeLoginTry } from './limits.ts'
import { userIdOf } from './user-id.ts'

/** Logs in by the code that was mailed. Throws `codeWrong`, `codeExpired`, `codeUsed`, `codeTriesSpent`. */
export const loginByEmail: Feature<'loginByEmail'> = async (deps, { ip, device }, { email, code, locale = 'zh_CN' }) => {
  await takeLoginTry(deps, ip)
  const now = deps.now()
  const outcome = await inTransaction(deps.db, async (db) => {
    const result = await tryCode(db, deps.codeKey, { email, code, purpose: 'login' }, now)
    if (result !== 'ok') return result
    const user_id = await userIdOf(db, email, locale, now)
    return { user_id, email, ...(await openSession(db, user_id, device(), now)) }
  })
  // Thrown only now: the wrong try is counted by the commit.
  if (outcome instanceof Fail) throw outcome
  return outcome
}
