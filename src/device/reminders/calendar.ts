import type { OutputOf } from '#contract/endpoints.ts'
import { callAsUser } from '../session/session.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'

const KEY = 'calendarPath'

/** Fetches the time at which the user's calendar URL was created, if there is one. @throws ApiError */
export function fetchCalendarState(signal?: AbortSignal): Promise<OutputOf<'calendarState'>> {
  return callAsUser('calendarState', {}, { signal })
}

/** Returns the path of the calendar URL if it was created on this device, else null: the server returns the path only once. */
export function getCalendarUrlPath(userId: string): Promise<string | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as string | undefined) ?? null)
}

/** Creates a new calendar URL; the previous one becomes invalid. @throws ApiError */
export async function createCalendarUrl(userId: string): Promise<void> {
  const { path } = await callAsUser('calendarMake', {})
  await getUserDb(userId).state.put({ key: KEY, value: path })
}

/** Revokes the calendar URL. @throws ApiError */
export async function revokeCalendarUrl(userId: string): Promise<void> {
  await callAsUser('calendarRevoke', {})
  await getUserDb(userId).state.delete(KEY)
}
