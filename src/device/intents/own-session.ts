import { resultCodes } from '#contract/codes.ts'
import type { DeviceSession } from '../session/session.ts'
import { getSession } from '../session/session.ts'
import { ApiError } from '../wire/api-error.ts'
import { OtherUserError } from './user-transaction.ts'

/** Returns the session of this user, so that one user's request is never sent as another user. @throws OtherUser @throws ApiError 10011 */
export async function requireSessionOf(userId: string): Promise<DeviceSession> {
  const session = await getSession()
  if (!session) throw new ApiError({ code: resultCodes.sessionTimedOut.code })
  if (session.user_id !== userId) throw new OtherUserError()
  return session
}
