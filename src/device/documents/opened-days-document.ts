import type { OutputOf } from '#contract/endpoints.ts'
import type { OpenedDay } from '#contract/opened-day.ts'
import { callFor } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
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
    for (const day of days) await writeDay(db, day)
    await db.state.put({ key: UNTIL, value: until })
  },
  // Days go with their archives, and the list of those drops them.
  drop: async () => {},
}

/** What was shown here is kept as it was, unless the day was opened later elsewhere for other pillars. */
async function writeDay(db: UserDb, { opened_at: at, ...day }: OpenedDay): Promise<void> {
  const kept = await db.fortunes.get([day.archive_id, day.date])
  if (kept && (kept.ganzhi === day.ganzhi || kept.at > at)) return
  await db.fortunes.put({ ...day, at, view: null })
}
