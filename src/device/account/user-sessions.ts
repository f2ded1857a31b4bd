import type { OpenedSessions } from '#contract/account.ts'
import { callAsUser } from '../session/session.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** Where the user is logged in. @throws ApiError */
export function fetchSessions(signal?: AbortSignal): Promise<OpenedSessions> {
  return callAsUser('userSessions', {}, { signal })
}

/** Logs a device out from here. @throws ApiError notFound when it is logged out already, and others */
export async function endSession(id: string): Promise<void> {
  await callAsUser('sessionEnd', { id }, { idempotencyKey: uuidv7() })
}
