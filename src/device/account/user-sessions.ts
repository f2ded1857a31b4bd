import type { OpenedSessions } from '#contract/account.ts'
import { callAsUser } from '../session/session.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** Lists the devices where the user is logged in. @throws ApiError */
export function fetchSessions(signal?: AbortSignal): Promise<OpenedSessions> {
  return callAsUser('userSessions', {}, { signal })
}

/** Logs out another device. @throws ApiError notFound if it is already logged out, and others */
export async function endOtherSession(id: string): Promise<void> {
  await callAsUser('sessionEnd', { id }, { idempotencyKey: uuidv7() })
}
