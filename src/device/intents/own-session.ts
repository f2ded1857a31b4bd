import { codes } from '#contract/codes.ts'
import type { Session } from '../session/session.ts'
import { getSession } from '../session/session.ts'
import { ApiError } from '../wire/api-error.ts'
import { OtherUser } from './user-transaction.ts'

/**
 * Returns the session of this user; a request of one user's screen is never sent as another user. @throws OtherUser @throws
 * ApiError 10011
 */
export async function requireSessionOf(userId: string): Promise<Session> {
  const session = await getSession()
  if (!session) throw new ApiError({ code: codes.sessionTimedOut.code })
  if (session.user_id !== userId) throw new OtherUser()
  return session
}
