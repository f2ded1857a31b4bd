import { OtherUser } from '../intents/user-transaction.ts'
import { ApiError } from '../wire/api-error.ts'

/** Trouble with the line, the session or another login, after which an answer is gone on with when that is over. */
export function isDeferred(error: unknown): boolean {
  return error instanceof ApiError || error instanceof OtherUser
}
