import { runInTransaction } from '../../db/in-transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { consumeCode } from './codes.ts'
import { logIn } from './log-in.ts'
import { limitLoginAttempts } from './limits.ts'
import { decryptLoginLink } from './login-link.ts'

/**
 * Logs in with a mailed link and uses up its code, whatever failed attempts or newer codes exist. Throws `codeWrong`,
 * `codeExpired`, `codeUsed`.
 */
export const loginByLink: EndpointHandler<'loginByLink'> = async (deps, { ip, device }, { link, locale = 'zh_CN' }) => {
  await limitLoginAttempts(deps, ip)
  const opened = decryptLoginLink(deps.codeKey, link)
  if (opened === undefined) throw new AppError('codeWrong')
  const now = deps.now()
  return runInTransaction(deps.db, async (db) => {
    const { codeId, email } = opened
    const code = await db.selectFrom('login_codes').select('expires_at').where('code_id', '=', codeId).executeTakeFirst()
    if (code === undefined || code.expires_at <= now) throw new AppError('codeExpired')
    if (!(await consumeCode(db, codeId, now))) throw new AppError('codeUsed')
    return logIn(db, { email, locale, device: device() }, now)
  })
}
