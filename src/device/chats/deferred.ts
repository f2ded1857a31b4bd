import { OtherUser } from '../intents/user-transaction.ts'
import { ApiError } from '../wire/api-error.ts'

/** Whether following the answer resumes later: after an error of the connection or session, or another user's login. */
export function isDeferred(error: unknown): boolean {
  return error instanceof ApiError || error instanceof OtherUser
}
