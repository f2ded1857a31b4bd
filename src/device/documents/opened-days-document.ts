import type { OutputOf } from '#contract/endpoints.ts'
import type { OpenedDay } from '#contract/opened-day.ts'
import { callFor } from '../session/session.ts'
import type { DayFortune } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import type { Document } from './document.ts'

/** How far the days have come: only later ones are asked for. Whoever clears the days clears it, too. */
const UNTIL = 'openedDaysUntil'

/** Days that were opened, on whatever device. */
export const openedDaysDocument: Document<'openedDays', OutputOf<'openedDays'>> = {
  name: 'openedDays',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await userDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callFor(session, 'openedDays', { since }, { signal })
  },
  write: async (db, { days, until }) => {
    const kept = await db.fortunes.bulkGet(days.map(({ archive_id, date }) => [archive_id, date]))
    const told = days.filter((day, i) => isNews(day, kept[i]))
    await db.fortunes.bulkPut(told.map(({ opened_at: at, ...day }) => ({ ...day, at, view: null })))
    await db.state.put({ key: UNTIL, value: until })
  },
  // Days go with their archives, and the list of those drops them.
  drop: async () => {},
  follow: async () => {},
}

/** What was shown here is kept as it was, unless the day was opened later elsewhere for other pillars. */
function isNews({ ganzhi, opened_at }: OpenedDay, kept: DayFortune | undefined): boolean {
  return !kept || (kept.ganzhi !== ganzhi && (knownTimeOf(kept.at) ?? 0) <= opened_at)
}
