import type { OpenedSessions } from '#contract/account.ts'
import { callAsUser } from '../session/session.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** Fetches the user's login sessions and linked login providers. @throws ApiError */
export function fetchSessions(signal?: AbortSignal): Promise<OpenedSessions> {
  return callAsUser('userSessions', {}, { signal })
}

/** Ends another login session of the user. @throws ApiError notFound if it has already ended, and others */
export async function endOtherSession(id: string): Promise<void> {
  await callAsUser('sessionEnd', { id }, { idempotencyKey: uuidv7() })
}
