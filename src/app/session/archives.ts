import { getCurrentArchive, getTodaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive, listArchives, type ListedArchive, listRemovedArchives } from '#device/archives/archive-list.ts'
import { getSession } from '#device/session/session.ts'
import { primeLiveQuery, peekLiveQuery, useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

// An empty user id means that the session is not read yet.
const loadArchives = async (userId: string) => (userId ? await listArchives(userId) : [])
const loadRemoved = async (userId: string) => (userId ? await listRemovedArchives(userId) : [])

async function loadArchive(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  if (!userId) return null
  return archiveId ? await getArchive(userId, archiveId) : await getCurrentArchive(userId)
}

async function loadFortuneArchive(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  return userId && !archiveId ? await getTodaysArchive(userId) : await loadArchive(userId, archiveId)
}

/** Primes the query of the archive Today shows, for its first render. */
export function primeFortuneArchive(userId: string, archive: ListedArchive): void {
  primeLiveQuery(archive, loadFortuneArchive, userId, undefined)
}

/** The archive Today shows, from the current page's query; undefined while nothing subscribes to it. */
export function peekFortuneArchive(): ListedArchive | null | undefined {
  const session = peekLiveQuery(getSession)
  return session && peekLiveQuery(loadFortuneArchive, session.user_id, undefined)
}

/** Every archive of the user in list order; `undefined` while it is being read. Live. */
export function useArchives(): ListedArchive[] | undefined {
  return useLive(loadArchives, useUserId())
}

/** One archive by id, or the current one when no id is given; `null` when there is none. Live. */
export function useArchive(archiveId: string | undefined): ListedArchive | null | undefined {
  return useLive(loadArchive, useUserId(), archiveId)
}

/** The current archive. Live. */
export function useCurrentArchive(): ListedArchive | null | undefined {
  return useArchive(undefined)
}

/** One archive by id, or the archive Today shows when no id is given. Live. */
export function useFortuneArchive(archiveId?: string): ListedArchive | null | undefined {
  return useLive(loadFortuneArchive, useUserId(), archiveId)
}

/** Removed archives that can still be restored. Live. */
export function useRemovedArchives() {
  return useLive(loadRemoved, useUserId()) ?? []
}

/** The four pillars of an archive as texts; the hour is '' when it is unknown. */
export function archivePillarsOf(archive: ListedArchive): [string, string, string, string] {
  return [archive.year_ganzhi, archive.month_ganzhi, archive.day_ganzhi, archive.hour_ganzhi]
}
