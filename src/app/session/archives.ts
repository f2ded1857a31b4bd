import { getCurrentArchive, getTodaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive, listArchives, type ListedArchive, listRemovedArchives } from '#device/archives/archive-list.ts'
import { getSession } from '#device/session/session.ts'
import { primeLiveQuery, peekLiveQuery, useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

// In these getters an empty user id means that the session is not read yet.
const loadArchives = async (userId: string) => (userId ? await listArchives(userId) : [])
const loadRemoved = async (userId: string) => (userId ? await listRemovedArchives(userId) : [])

async function loadArchive(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  if (!userId) return null
  return archiveId ? await getArchive(userId, archiveId) : await getCurrentArchive(userId)
}

async function loadFortuneArchive(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  return userId && !archiveId ? await getTodaysArchive(userId) : await loadArchive(userId, archiveId)
}

/** Primes the query of the archive on the Today page, for the page's first render. */
export function primeFortuneArchive(userId: string, archive: ListedArchive): void {
  primeLiveQuery(archive, loadFortuneArchive, userId, undefined)
}

/** Returns the archive on the Today page if its query already has a value; `undefined` otherwise. Reads no database. */
export function peekFortuneArchive(): ListedArchive | null | undefined {
  const session = peekLiveQuery(getSession)
  return session && peekLiveQuery(loadFortuneArchive, session.user_id, undefined)
}

/** Returns the user's archives in list order; `undefined` while they are being read. Live. */
export function useArchives(): ListedArchive[] | undefined {
  return useLive(loadArchives, useUserId())
}

/** Returns the archive with this id, or the current archive if no id is given; `null` if there is none. Live. */
export function useArchive(archiveId: string | undefined): ListedArchive | null | undefined {
  return useLive(loadArchive, useUserId(), archiveId)
}

/** Returns the current archive. Live. */
export function useCurrentArchive(): ListedArchive | null | undefined {
  return useArchive(undefined)
}

/** Returns the archive with this id, or the archive on the Today page if no id is given. Live. */
export function useFortuneArchive(archiveId?: string): ListedArchive | null | undefined {
  return useLive(loadFortuneArchive, useUserId(), archiveId)
}

/** Returns the removed archives that can still be restored. Live. */
export function useRemovedArchives() {
  return useLive(loadRemoved, useUserId()) ?? []
}

/** Returns the year, month, day and hour pillars of an archive; the hour pillar is '' if the birth hour is unknown. */
export function archivePillarsOf(archive: ListedArchive): [string, string, string, string] {
  return [archive.year_ganzhi, archive.month_ganzhi, archive.day_ganzhi, archive.hour_ganzhi]
}
