import type { Feature } from '../../http/handle.ts'
import { endSession } from '../../http/session.ts'

/** Ends this device's session with all its tokens; other devices stay logged in. */
export const logout: Feature<'logout'> = async ({ db }, { sessionId }) => {
  await endSession(db, sessionId)
  return {}
}
