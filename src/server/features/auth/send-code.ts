import type { Locale } from '#contract/locale.ts'
import { RESEND_SECONDS, type CodeSent } from '#contract/session.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueLeased } from '../../db/jobs.ts'
import type { Deps } from '../../deps/deps.ts'
import { closingMail, loginMail } from './code-mail.ts'
import { CODE_MINUTES, makeCode } from './codes.ts'
import { limitSends } from './limits.ts'
import { sealLink } from './login-link.ts'
import { knownUserIdOf } from './user-id.ts'

interface Wanted {
  readonly email: string
  readonly purpose: 'login' | 'closing'
  readonly locale: Locale
}

/**
 * Mails a code, and to log in a link beside it. Throws `codeSentRecently`, `tooManyRequests`.
 * The code and its mail are one transaction; until the mail has left, its job holds address and code as
 * they are. That is a risk taken: a mail that could be lost would be the worse one. They go with the
 * job, which is deleted when the mail has left, and forgets both when it is given up.
 */
export async function sendCode(deps: Deps, ip: string, { email, purpose, locale }: Wanted): Promise<CodeSent> {
  await limitSends(deps, ip, email, purpose)
  const now = deps.now()
  const { mail, ask } = await inTransaction(deps.db, async (db) => {
    const { code, codeId, ask } = await makeCode(db, deps.codeKey, { email, purpose }, now)
    const content = { to: email, code, locale }
    const url = `${deps.env.publicUrl}/login#link=${sealLink(deps.codeKey, codeId, email)}`
    const payload = purpose === 'login' ? loginMail({ ...content, url }) : closingMail(content)
    const userId = await knownUserIdOf(db, email)
    const mail = await enqueueLeased(db, { kind: 'mail', payload, userId, endsAt: now + CODE_MINUTES * 60_000 }, now)
    return { mail, ask }
  })
  // Who is told that it was sent finds it, as a rule.
  await deps.jobs.begin(mail)
  return { resend_seconds: RESEND_SECONDS, ask }
}
