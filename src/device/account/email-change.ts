import type { InputOf } from '#contract/endpoints.ts'
import { adoptEmail, callAsUser } from '../session/session.ts'

/**
 * Has one code mailed to the old and one to the new address. Returns the seconds until the next two. @throws ApiError invalidInput,
 * codeSentRecently and others
 */
export async function sendEmailCodes(input: InputOf<'emailCodes'>): Promise<number> {
  return (await callAsUser('emailCodes', input)).resend_seconds
}

/**
 * Changes the account's email address, on the server and in the session row. @throws ApiError as a login does, with the field of
 * the code, and invalidInput
 */
export async function changeEmail(userId: string, input: InputOf<'emailChange'>): Promise<string> {
  const { email } = await callAsUser('emailChange', input)
  await adoptEmail(userId, email)
  return email
}
