import type { Locale } from '#contract/locale.ts'
import { deleteUserData } from '../session/log-out.ts'
import { callAsUser, getSession } from '../session/session.ts'

/**
 * Has a code mailed that confirms closing the account. Returns the seconds until the next code may be sent. @throws ApiError
 * codeSentRecently and others
 */
export async function requestClosingCode(locale: Locale): Promise<number> {
  const { resend_seconds } = await callAsUser('deactivate', { locale })
  return resend_seconds ?? 0
}

/** Closes the account on the server, then deletes the user's data on this device. @throws ApiError with the same codes as `logInByEmail` */
export async function closeAccount(code: string): Promise<void> {
  const session = await getSession()
  await callAsUser('deactivate', { code })
  if (session) await deleteUserData(session.user_id)
}
