import { OtherUserError } from '../intents/user-transaction.ts'
import { ApiError } from '../wire/api-error.ts'

/** Returns whether an error only defers the answer, which is followed again later: an ApiError, or another user's login. */
export function isDeferringError(error: unknown): boolean {
  return error instanceof ApiError || error instanceof OtherUserError
}
