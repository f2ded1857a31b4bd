import type { Locale } from '#contract/locale.ts'
import { forgetUser } from '../session/log-out.ts'
import { callAsUser, openSession } from '../session/session.ts'

/** Has a code mailed that closes the account; the seconds until the next. @throws ApiError codeSentRecently and others */
export async function sendClosingCode(locale: Locale): Promise<number> {
  const { resend_seconds } = await callAsUser('deactivate', { locale })
  return resend_seconds ?? 0
}

/** Closes the account at the server, then deletes what this device keeps of it. @throws ApiError as a login does */
export async function closeAccount(code: string): Promise<void> {
  const session = await openSession()
  await callAsUser('deactivate', { code })
  if (session) await forgetUser(session.user_id)
}
