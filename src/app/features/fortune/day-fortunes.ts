import { useMemo } from 'react'
import { type CivilDate, isCurrent } from '#bazi/index.ts'
import { getArchive, type ListedArchive } from '#device/archives/archive-list.ts'
import { type DayFortune, getFortune, listFortunes, renewFortune } from '#device/documents/fortunes.ts'
import { DAY_LINES, type DayView } from '#readings/daily/index.ts'
import { pillarTextsOf } from '../../session/archives.ts'
import { dayText } from '../../language/day-text.ts'
import { primeLiveQuery, useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { isoOf } from '../../calendar/civil-dates.ts'

/** The four pillars that a result rests on: an edited archive is reckoned anew. */
export function ganzhiTextOf(archive: ListedArchive): string {
  return pillarTextsOf(archive).join(' ')
}

/** A day with its reading at hand. */
export type ReadFortune = DayFortune & { readonly view: DayView }

/** Reckons a day for an archive. @throws when the almanac's chunk cannot be had */
export async function fortuneOf(archive: ListedArchive, date: CivilDate): Promise<ReadFortune> {
  const { reckonDay } = await import('./reckon-day.ts')
  return {
    archive_id: archive.archive_id,
    date: isoOf(date),
    ganzhi: ganzhiTextOf(archive),
    view: reckonDay(archive, date),
    at: Date.now(),
  }
}

/** Days kept before the lines came are without them. */
const isSaid = (view: Partial<DayView>): view is DayView => view.said !== undefined

/**
 * A day that was opened elsewhere, or kept by another engine, is reckoned here, once. When that cannot be done now it is
 * as it was kept; if nothing was, as if it had not been opened.
 */
async function readOf(userId: string, kept: DayFortune): Promise<ReadFortune | null> {
  const { view } = kept
  if (view && isSaid(view) && isCurrent(view) && view.said.lines === DAY_LINES) return { ...kept, view }
  const archive = await getArchive(userId, kept.archive_id)
  const anew = archive && (await reckonedAnew(archive, kept))
  if (!anew) return view && isSaid(view) ? { ...kept, view } : null
  // A live query may not write, so it is kept in a turn of its own. Should there be no room, it is reckoned again.
  setTimeout(() => void renewFortune(userId, anew).catch(() => undefined))
  return anew
}

async function reckonedAnew(archive: ListedArchive, kept: DayFortune): Promise<ReadFortune | null> {
  const reckoning = import('./reckon-day.ts').then(({ reckonAgain }) => ({ ...kept, view: reckonAgain(archive, kept) }))
  return reckoning.catch(() => null)
}

// Until it is known who is logged in, nothing is: neither that there is a result, nor that there is none.
async function keptFortuneOf(userId: string, archiveId: string, iso: string): Promise<ReadFortune | null | undefined> {
  if (userId === '') return undefined
  const kept = await getFortune(userId, archiveId, iso)
  return kept && readOf(userId, kept)
}

async function keptFortunesOf(userId: string, archiveId: string | undefined, from: string, to: string): Promise<ReadFortune[]> {
  const kept = userId === '' || archiveId === undefined ? [] : await listFortunes(userId, archiveId, from, to)
  return (await Promise.all(kept.map((each) => readOf(userId, each)))).filter((fortune) => fortune !== null)
}

/** Reads whether today was opened, for a first render that need not wait for it. */
export async function readTodayAhead(userId: string, archiveId: string): Promise<void> {
  const iso = dayText(Date.now())
  primeLiveQuery(await keptFortuneOf(userId, archiveId, iso), keptFortuneOf, userId, archiveId, iso)
}

/** The kept result of a day; null when there is none, `undefined` while it is being read. Live. */
export function useKeptFortune(archiveId: string, iso: string): ReadFortune | null | undefined {
  return useLive(keptFortuneOf, useUserId(), archiveId, iso)
}

/** The kept results of a span of days by date, both included. Live. */
export function useKeptFortunes(archiveId: string | undefined, from: CivilDate, to: CivilDate): ReadonlyMap<string, ReadFortune> {
  const found = useLive(keptFortunesOf, useUserId(), archiveId, isoOf(from), isoOf(to))
  return useMemo(() => new Map((found ?? []).map((each) => [each.date, each])), [found])
}
