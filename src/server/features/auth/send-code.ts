import type { Locale } from '#contract/locale.ts'
import { RESEND_SECONDS } from '#contract/session.ts'
import type { Deps } from '../../deps.ts'
import { Fail } from '../../http/fail.ts'
import { codeMail } from './code-mail.ts'
import { makeCode, type Purpose } from './codes.ts'
import { takeSend } from './limits.ts'

interface Wanted {
  readonly email: string
  readonly purpose: Purpose
  readonly locale: Locale
}

/** Mails a code and answers with the seconds until the next one. Throws `codeSentRecently`, `tooManyRequests`, `unavailable`. */
export async function sendCode(deps: Deps, ip: string, { email, purpose, locale }: Wanted): Promise<number> {
  await takeSend(deps, ip, email, purpose)
  const code = await makeCode(deps.db, deps.codeKey, { email, purpose }, deps.now())
  try {
    await deps.mail.send(codeMail(email, code, locale, purpose))
  } catch (cause) {
    throw Object.assign(new Fail('unavailable'), { cause })
  }
  return RESEND_SECONDS
}
