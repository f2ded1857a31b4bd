import type { InputOf } from '#contract/endpoints.ts'
import { updateSessionEmail, callAsUser } from '../session/session.ts'

/**
 * Has one code mailed to the old address and one to the new. Returns the seconds until new codes may be sent. @throws ApiError invalidInput
 * and others
 */
export async function requestEmailChangeCodes(input: InputOf<'emailCodes'>): Promise<number> {
  return (await callAsUser('emailCodes', input)).resend_seconds
}

/**
 * Changes the email address on the server and in the session row. @throws ApiError with the codes of `logInByEmail` and the wrong code's
 * field; invalidInput
 */
export async function changeEmail(userId: string, input: InputOf<'emailChange'>): Promise<string> {
  const { email } = await callAsUser('emailChange', input)
  await updateSessionEmail(userId, email)
  return email
}
