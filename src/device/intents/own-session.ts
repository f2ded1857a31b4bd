import { codes } from '#contract/codes.ts'
import type { Session } from '../session/session.ts'
import { openSession } from '../session/session.ts'
import { ApiError } from '../wire/api-error.ts'
import { OtherUser } from './user-transaction.ts'

/** The session of this user: what one user's screen asks for is asked under no other. @throws OtherUser @throws ApiError 10011 */
export async function sessionOf(userId: string): Promise<Session> {
  const session = await openSession()
  if (!session) throw new ApiError({ code: codes.sessionTimedOut.code })
  if (session.user_id !== userId) throw new OtherUser()
  return session
}
