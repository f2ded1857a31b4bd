import type { EndpointHandler } from '../../http/handle.ts'
import { endSession } from '../../http/session.ts'

/** Ends the current session and all its tokens; other sessions of the user continue. */
export const logout: EndpointHandler<'logout'> = async ({ db }, { sessionId }) => {
  await endSession(db, sessionId)
  return {}
}
