import { inTransaction } from '../../db/in-transaction.ts'
import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { useUp } from './codes.ts'
import { enter } from './enter.ts'
import { takeLoginTry } from './limits.ts'
import { openedLinkOf } from './login-link.ts'

/**
 * Logs in by the link that came with a code, and uses the code up. Nobody can guess it, so no wrong tries of
 * others stand in its way, and no newer code. Throws `codeWrong`, `codeExpired`, `codeUsed`.
 */
export const loginByLink: Feature<'loginByLink'> = async (deps, { ip, device }, { link, locale = 'zh_CN' }) => {
  await takeLoginTry(deps, ip)
  const opened = openedLinkOf(deps.codeKey, link)
  if (opened === undefined) throw new Fail('codeWrong')
  const now = deps.now()
  return inTransaction(deps.db, async (db) => {
    const { codeId, email } = opened
    const code = await db.selectFrom('login_codes').select('expires_at').where('code_id', '=', codeId).executeTakeFirst()
    if (code === undefined || code.expires_at <= now) throw new Fail('codeExpired')
    if (!(await useUp(db, codeId, now))) throw new Fail('codeUsed')
    return enter(db, { email, locale, device: device() }, now)
  })
}
