import type { Locale } from '#contract/locale.ts'
import { RESEND_SECONDS, type CodeSent } from '#contract/session.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueLeasedJob } from '../../db/jobs.ts'
import type { Deps } from '../../deps/deps.ts'
import { createClosingMail, createLoginMail } from './code-mail.ts'
import { CODE_LIFETIME_MINUTES, createMailedCode } from './codes.ts'
import { limitSends } from './limits.ts'
import { encryptLoginLink } from './login-link.ts'
import { findUserId } from './user-id.ts'

interface Wanted {
  readonly email: string
  readonly purpose: 'login' | 'closing'
  readonly locale: Locale
}

/**
 * Mails a code. Its job holds address and code in plain text until sent, an accepted risk. Throws `codeSentRecently`,
 * `tooManyRequests`.
 */
export async function sendCode(deps: Deps, ip: string, { email, purpose, locale }: Wanted): Promise<CodeSent> {
  await limitSends(deps, ip, email, purpose)
  const now = deps.now()
  const { mail, ask } = await runInTransaction(deps.db, async (db) => {
    const { code, codeId, ask } = await createMailedCode(db, deps.codeKey, { email, purpose }, now)
    const content = { to: email, code, locale }
    const url = `${deps.env.publicUrl}/login#link=${encryptLoginLink(deps.codeKey, codeId, email)}`
    const payload = purpose === 'login' ? createLoginMail({ ...content, url }) : createClosingMail(content)
    const userId = await findUserId(db, email)
    const mail = await enqueueLeasedJob(db, { kind: 'mail', payload, userId, endsAt: now + CODE_LIFETIME_MINUTES * 60_000 }, now)
    return { mail, ask }
  })
  // Awaits the first delivery attempt, so that the mail has usually been sent before the response.
  await deps.jobs.begin(mail)
  return { resend_seconds: RESEND_SECONDS, ask }
}
