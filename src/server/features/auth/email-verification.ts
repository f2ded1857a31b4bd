import { RESEND_SECONDS } from '#contract/session.ts'
import { enqueueHeld } from '../../db/jobs.ts'
import type { Feature } from '../../http/handle.ts'
import { codeMail } from './code-mail.ts'
import { CODE_MINUTES, makeCode } from './codes.ts'
import { takeSend } from './limits.ts'
import { knownUserIdOf } from './user-id.ts'

/**
 * Mails a code. The same is done and answered for every address, so that nobody learns who has an account.
 * The code and its mail are one transaction; until the mail has left, its job holds address and code as
 * they are. That is a risk taken: a mail that could be lost would be the worse one. They go with the
 * job, which is deleted when the mail has left, and forgets both when it is given up.
 */
export const emailVerification: Feature<'emailVerification'> = async (deps, { ip }, { email, locale }) => {
  await takeSend(deps, ip, email)
  const now = deps.now()
  const mail = await deps.db.transaction().execute(async (db) => {
    const code = await makeCode(db, deps.codeKey, email, now)
    const userId = await knownUserIdOf(db, email)
    return enqueueHeld(db, { kind: 'mail', payload: codeMail(email, code, locale ?? 'zh_CN'), userId, endsAt: now + CODE_MINUTES * 60_000 }, now)
  })
  // Who is told that it was sent finds it, as a rule.
  await deps.jobs.begin(mail)
  return { resend_seconds: RESEND_SECONDS }
}
