import { runInTransaction } from '../../db/in-transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { logIn } from './log-in.ts'
import { limitLoginAttempts } from './limits.ts'
import { redeemMailedCode } from './try-code.ts'

/** Logs in with the mailed code. Throws `codeWrong`, `codeExpired`, `codeUsed`, `codeTriesSpent`. */
export const loginByEmail: EndpointHandler<'loginByEmail'> = async (deps, { ip, device }, { email, code, ask, locale = 'zh_CN' }) => {
  await limitLoginAttempts(deps, ip)
  const now = deps.now()
  const outcome = await runInTransaction(deps.db, async (db) => {
    const result = await redeemMailedCode(db, deps.codeKey, { email, code, ip, ask, purpose: 'login' }, now)
    return result === 'ok' ? logIn(db, { email, locale, device: device() }, now) : result
  })
  // Throws only after the commit, so that the failed attempt stays counted.
  if (outcome instanceof AppError) throw outcome
  return outcome
}
