import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type DayFortune, getFortune, listFortunes } from '#device/documents/fortunes.ts'
import { pillarTextsOf } from '../../session/archives.ts'
import { dayText } from '../../language/day-text.ts'
import { knowLive, useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { isoOf } from '../../calendar/civil-dates.ts'

/** The four pillars that a result rests on: an edited archive is reckoned anew. */
export function ganzhiTextOf(archive: ListedArchive): string {
  return pillarTextsOf(archive).join(' ')
}

/** Reckons a day for an archive. @throws when the almanac's chunk cannot be had */
export async function fortuneOf(archive: ListedArchive, date: CivilDate): Promise<DayFortune> {
  const { reckonDay } = await import('./reckon-day.ts')
  return {
    archive_id: archive.archive_id,
    date: isoOf(date),
    ganzhi: ganzhiTextOf(archive),
    view: reckonDay(archive, date),
    at: Date.now(),
  }
}

// Until it is known who is logged in, nothing is: neither that there is a result, nor that there is none.
const keptFortuneOf = async (userId: string, archiveId: string, iso: string) =>
  userId === '' ? undefined : await getFortune(userId, archiveId, iso)

const keptFortunesOf = async (userId: string, archiveId: string | undefined, from: string, to: string) =>
  userId === '' || archiveId === undefined ? [] : await listFortunes(userId, archiveId, from, to)

/** Reads whether today was opened, for a first render that need not wait for it. */
export async function readTodayAhead(userId: string, archiveId: string): Promise<void> {
  const iso = dayText(Date.now())
  knowLive(await getFortune(userId, archiveId, iso), keptFortuneOf, userId, archiveId, iso)
}

/** The kept result of a day; null when there is none, `undefined` while it is being read. Live. */
export function useKeptFortune(archiveId: string, iso: string): DayFortune | null | undefined {
  return useLive(keptFortuneOf, useUserId(), archiveId, iso)
}

/** The kept results of a span of days by date, both included. Live. */
export function useKeptFortunes(archiveId: string | undefined, from: CivilDate, to: CivilDate): ReadonlyMap<string, DayFortune> {
  const found = useLive(keptFortunesOf, useUserId(), archiveId, isoOf(from), isoOf(to))
  return new Map((found ?? []).map((each) => [each.date, each]))
}
