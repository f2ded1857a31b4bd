import type { OutputOf } from '#contract/endpoints.ts'
import type { OpenedDay } from '#contract/opened-day.ts'
import { callWithSession } from '../session/session.ts'
import type { DayFortune } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import type { PulledDocument } from './document.ts'

/** Key of the sync cursor of the opened days; only later changes are fetched. Deleting all days resets it. */
const UNTIL = 'openedDaysUntil'

/** Opened days from all devices. */
export const openedDaysDocument: PulledDocument<'openedDays', OutputOf<'openedDays'>> = {
  name: 'openedDays',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await getUserDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callWithSession(session, 'openedDays', { since }, { signal })
  },
  write: async (db, { days, until }) => {
    const stored = await db.fortunes.bulkGet(days.map(({ archive_id, date }) => [archive_id, date]))
    const news = days.filter((day, i) => isNews(day, stored[i]))
    await db.fortunes.bulkPut(news.map(({ opened_at: at, ...day }) => ({ ...day, at, view: null })))
    await db.state.put({ key: UNTIL, value: until })
  },
  // Nothing to delete: the archive list document deletes the days of deleted archives.
  deleteOrphans: async () => {},
  downloadFiles: async () => {},
}

/** Returns whether to store a day of the server: it is not stored yet, or another device opened it later with other pillars. */
function isNews({ ganzhi, opened_at }: OpenedDay, stored: DayFortune | undefined): boolean {
  return !stored || (stored.ganzhi !== ganzhi && (plausibleTimeOf(stored.at) ?? 0) <= opened_at)
}
