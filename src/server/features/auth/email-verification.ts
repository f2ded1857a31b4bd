import { RESEND_SECONDS } from '#contract/session.ts'
import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { codeMail } from './code-mail.ts'
import { makeCode } from './codes.ts'
import { takeSend } from './limits.ts'

/** Mails a code. The same is done and answered for every address, so that nobody learns who has an account. */
export const emailVerification: Feature<'emailVerification'> = async (deps, { ip }, { email, locale }) => {
  await takeSend(deps, ip, email)
  const code = await makeCode(deps.db, deps.codeKey, email, deps.now())
  try {
    await deps.mail.send(codeMail(email, code, locale ?? 'zh_CN'))
  } catch (cause) {
    throw Object.assign(new Fail('unavailable'), { cause })
  }
  return { resend_seconds: RESEND_SECONDS }
}
