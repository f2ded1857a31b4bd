import { currentArchive, todaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive, listArchives, type ListedArchive, listRemoved } from '#device/archives/archive-list.ts'
import { openSession } from '#device/session/session.ts'
import { primeLiveQuery, peekLiveQuery, useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

// Until it is known who is logged in, there is nothing.
const archivesOf = async (userId: string) => (userId ? await listArchives(userId) : [])
const removedOf = async (userId: string) => (userId ? await listRemoved(userId) : [])

async function archiveOf(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  if (!userId) return null
  return archiveId ? await getArchive(userId, archiveId) : await currentArchive(userId)
}

async function fortuneArchiveOf(userId: string, archiveId: string | undefined): Promise<ListedArchive | null> {
  return userId && !archiveId ? await todaysArchive(userId) : await archiveOf(userId, archiveId)
}

/** For whoever has just read whose day Today shows: the first render need not wait for it. */
export function knowArchive(userId: string, archive: ListedArchive): void {
  primeLiveQuery(archive, fortuneArchiveOf, userId, undefined)
}

/** Today's archive, as the page that stands shows it; what is kept for it is found again by the next page. */
export function knownArchive(): ListedArchive | null | undefined {
  const session = peekLiveQuery(openSession)
  return session && peekLiveQuery(fortuneArchiveOf, session.user_id, undefined)
}

/** Every archive of the user in list order; `undefined` while it is being read. Live. */
export function useArchives(): ListedArchive[] | undefined {
  return useLive(archivesOf, useUserId())
}

/** One archive by id, or the current one when no id is given; `null` when there is none. Live. */
export function useArchive(archiveId: string | undefined): ListedArchive | null | undefined {
  return useLive(archiveOf, useUserId(), archiveId)
}

/** The archive that the screens are about. Live. */
export function useCurrentArchive(): ListedArchive | null | undefined {
  return useArchive(undefined)
}

/** One archive by id, or without one the archive whose day Today shows: what the pages of fortunes are about. Live. */
export function useFortuneArchive(archiveId?: string): ListedArchive | null | undefined {
  return useLive(fortuneArchiveOf, useUserId(), archiveId)
}

/** Archives that can still be brought back. Live. */
export function useRemovedArchives() {
  return useLive(removedOf, useUserId()) ?? []
}

/** The four pillars of an archive as texts; the hour is '' when it is unknown. */
export function pillarTextsOf(archive: ListedArchive): [string, string, string, string] {
  return [archive.year_ganzhi, archive.month_ganzhi, archive.day_ganzhi, archive.hour_ganzhi]
}
