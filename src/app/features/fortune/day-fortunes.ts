import { useMemo } from 'react'
import { type CivilDate, isCurrent } from '#bazi/index.ts'
import { getArchive, type ListedArchive } from '#device/archives/archive-list.ts'
import { type DayFortune, getFortune, listFortunes, replaceFortuneView } from '#device/documents/fortunes.ts'
import { DAY_LINES_VERSION, type DayReading } from '#readings/daily/index.ts'
import { archivePillarsOf } from '../../session/archives.ts'
import { formatIsoDay } from '../../language/format-day.ts'
import { primeLiveQuery, useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'

/** Joins the four pillars of an archive into one text, which identifies the chart that a stored fortune belongs to. */
export function formatArchivePillars(archive: ListedArchive): string {
  return archivePillarsOf(archive).join(' ')
}

/** A stored day together with its computed view. */
export type FortuneWithView = DayFortune & { readonly view: DayReading }

/** Computes a day for an archive. @throws when the almanac chunk cannot be loaded */
export async function computeFortune(archive: ListedArchive, date: CivilDate): Promise<FortuneWithView> {
  const { computeDayView } = await import('./compute-day.ts')
  return {
    archive_id: archive.archive_id,
    date: formatIsoDate(date),
    ganzhi: formatArchivePillars(archive),
    view: computeDayView(archive, date),
    at: Date.now(),
  }
}

/** True if a stored view has texts; early versions stored views without them. */
const hasLines = (view: Partial<DayReading>): view is DayReading => view.said !== undefined

/**
 * Returns a stored day with its view; recomputes and stores one of another engine or text version.
 * On failure returns the stored view; null if that has no texts.
 */
async function resolveFortune(userId: string, stored: DayFortune): Promise<FortuneWithView | null> {
  const { view } = stored
  if (view && hasLines(view) && isCurrent(view) && view.said.lines === DAY_LINES_VERSION) return { ...stored, view }
  const archive = await getArchive(userId, stored.archive_id)
  const recomputed = archive && (await recomputeFortune(archive, stored))
  if (!recomputed) return view && hasLines(view) ? { ...stored, view } : null
  // A live query must not write, so the result is stored in a later tick. If storage is full, it is recomputed next time.
  setTimeout(() => void replaceFortuneView(userId, recomputed).catch(() => undefined))
  return recomputed
}

async function recomputeFortune(archive: ListedArchive, stored: DayFortune): Promise<FortuneWithView | null> {
  const computing = import('./compute-day.ts').then(({ recomputeDayView }) => ({ ...stored, view: recomputeDayView(archive, stored) }))
  return computing.catch(() => null)
}

// Returns undefined until the user is known; null if there is no stored fortune.
async function loadStoredFortune(userId: string, archiveId: string, iso: string): Promise<FortuneWithView | null | undefined> {
  if (userId === '') return undefined
  const stored = await getFortune(userId, archiveId, iso)
  return stored && resolveFortune(userId, stored)
}

async function loadStoredFortunes(userId: string, archiveId: string | undefined, from: string, to: string): Promise<FortuneWithView[]> {
  const stored = userId === '' || archiveId === undefined ? [] : await listFortunes(userId, archiveId, from, to)
  return (await Promise.all(stored.map((each) => resolveFortune(userId, each)))).filter((fortune) => fortune !== null)
}

/** Primes the live query of today's fortune, so that the first render need not wait. */
export async function primeTodayFortune(userId: string, archiveId: string): Promise<void> {
  const iso = formatIsoDay(Date.now())
  primeLiveQuery(await loadStoredFortune(userId, archiveId, iso), loadStoredFortune, userId, archiveId, iso)
}

/** Returns the stored fortune of a day; null if there is none, undefined while loading. Live query. */
export function useStoredFortune(archiveId: string, iso: string): FortuneWithView | null | undefined {
  return useLive(loadStoredFortune, useUserId(), archiveId, iso)
}

/** Returns the stored fortunes of a range of days, both ends included, by ISO date. Live query. */
export function useStoredFortunes(archiveId: string | undefined, from: CivilDate, to: CivilDate): ReadonlyMap<string, FortuneWithView> {
  const found = useLive(loadStoredFortunes, useUserId(), archiveId, formatIsoDate(from), formatIsoDate(to))
  return useMemo(() => new Map((found ?? []).map((each) => [each.date, each])), [found])
}
