import type { Locale } from '#contract/locale.ts'
import { RESEND_SECONDS } from '#contract/session.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueHeld } from '../../db/jobs.ts'
import type { Deps } from '../../deps/deps.ts'
import { codeMail } from './code-mail.ts'
import { CODE_MINUTES, makeCode, type Purpose } from './codes.ts'
import { takeSend } from './limits.ts'
import { knownUserIdOf } from './user-id.ts'

interface Wanted {
  readonly email: string
  readonly purpose: Purpose
  readonly locale: Locale
}

/**
 * Mails a code and answers with the seconds until the next one. Throws `codeSentRecently`, `tooManyRequests`.
 * The code and its mail are one transaction; until the mail has left, its job holds address and code as
 * they are. That is a risk taken: a mail that could be lost would be the worse one. They go with the
 * job, which is deleted when the mail has left, and forgets both when it is given up.
 */
export async function sendCode(deps: Deps, ip: string, { email, purpose, locale }: Wanted): Promise<number> {
  await takeSend(deps, ip, email, purpose)
  const now = deps.now()
  const mail = await inTransaction(deps.db, async (db) => {
    const code = await makeCode(db, deps.codeKey, { email, purpose }, now)
    const userId = await knownUserIdOf(db, email)
    return enqueueHeld(
      db,
      { kind: 'mail', payload: codeMail(email, code, locale, purpose), userId, endsAt: now + CODE_MINUTES * 60_000 },
      now,
    )
  })
  // Who is told that it was sent finds it, as a rule.
  await deps.jobs.begin(mail)
  return RESEND_SECONDS
}
