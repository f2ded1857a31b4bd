import { useLive } from '../../live/use-live.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type DayFortune, getFortune, listFortunes } from '#device/documents/fortunes.ts'
import { pillarTextsOf } from '../../session/archives.ts'
import { dayText } from '../../language/day-text.ts'
import { knownAhead } from '../../live/known-ahead.ts'
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

const kept = knownAhead<DayFortune | null>()
const keyOf = (userId: string, archiveId: string, iso: string) => `${userId} ${archiveId} ${iso}`

/** Reads whether today was opened, for a first render that need not wait for it. */
export async function readTodayAhead(userId: string, archiveId: string): Promise<void> {
  const iso = dayText(Date.now())
  kept.know(keyOf(userId, archiveId, iso), await getFortune(userId, archiveId, iso))
}

/** The kept result of a day; null when there is none, `undefined` while it is being read. Live. */
export function useKeptFortune(archiveId: string, iso: string): DayFortune | null | undefined {
  const userId = useUserId()
  const found = useLive(
    async () => ({ archiveId, iso, fortune: userId === '' ? undefined : await getFortune(userId, archiveId, iso) }),
    [userId, archiveId, iso],
  )
  // After a change of person or day the last answer stands for a moment; it is of someone else.
  const live = found?.archiveId === archiveId && found.iso === iso ? found.fortune : undefined
  return kept.useKnown(keyOf(userId, archiveId, iso), live)
}

/** The kept results of a span of days by date, both included. Live. */
export function useKeptFortunes(archiveId: string | undefined, from: CivilDate, to: CivilDate): ReadonlyMap<string, DayFortune> {
  const userId = useUserId()
  const [first, last] = [isoOf(from), isoOf(to)]
  const found = useLive(
    async () => (userId === '' || archiveId === undefined ? [] : await listFortunes(userId, archiveId, first, last)),
    [userId, archiveId, first, last],
  )
  return new Map((found ?? []).filter((each) => each.archive_id === archiveId).map((each) => [each.date, each]))
}
