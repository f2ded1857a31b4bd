import type { InputOf } from '#contract/endpoints.ts'
import { adoptEmail, callAsUser } from '../session/session.ts'

/** Has a code mailed to the old address and one to the new one; the seconds until the next two. @throws ApiError invalidInput, codeSentRecently and others */
export async function sendEmailCodes(input: InputOf<'emailCodes'>): Promise<number> {
  return (await callAsUser('emailCodes', input)).resend_seconds
}

/** Gives the account another address, here too. @throws ApiError as a login does, with the field of the code, and invalidInput */
export async function changeEmail(userId: string, input: InputOf<'emailChange'>): Promise<string> {
  const { email } = await callAsUser('emailChange', input)
  await adoptEmail(userId, email)
  return email
}
