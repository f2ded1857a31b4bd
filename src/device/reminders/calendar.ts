import type { OutputOf } from '#contract/endpoints.ts'
import { callAsUser } from '../session/session.ts'
import { userDb, readIfOpen } from '../store/db.ts'

const KEY = 'calendarPath'

/** Since when the user has a calendar address. @throws ApiError */
export function fetchCalendarState(signal?: AbortSignal): Promise<OutputOf<'calendarState'>> {
  return callAsUser('calendarState', {}, { signal })
}

/** The address's path, where it was made on this device: it is told once. */
export function calendarPathHere(userId: string): Promise<string | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(KEY))?.value as string | undefined) ?? null)
}

/** Makes a new address; the one before ends. @throws ApiError */
export async function makeCalendar(userId: string): Promise<void> {
  const { path } = await callAsUser('calendarMake', {})
  await userDb(userId).state.put({ key: KEY, value: path })
}

/** Ends the address. @throws ApiError */
export async function revokeCalendar(userId: string): Promise<void> {
  await callAsUser('calendarRevoke', {})
  await userDb(userId).state.delete(KEY)
}
