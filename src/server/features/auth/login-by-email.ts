import { inTransaction } from '../../db/in-transaction.ts'
import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { enter } from './enter.ts'
import { takeLoginTry } from './limits.ts'
import { tryCode } from './try-code.ts'

/** Logs in by the code that was mailed. Throws `codeWrong`, `codeExpired`, `codeUsed`, `codeTriesSpent`. */
export const loginByEmail: Feature<'loginByEmail'> = async (deps, { ip, device }, { email, code, ask, locale = 'zh_CN' }) => {
  await takeLoginTry(deps, ip)
  const now = deps.now()
  const outcome = await inTransaction(deps.db, async (db) => {
    const result = await tryCode(db, deps.codeKey, { email, code, ip, ask, purpose: 'login' }, now)
    return result === 'ok' ? enter(db, { email, locale, device: device() }, now) : result
  })
  // Thrown only now: the wrong try is counted by the commit.
  if (outcome instanceof Fail) throw outcome
  return outcome
}
