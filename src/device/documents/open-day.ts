import type { OpenedDay } from '#contract/opened-day.ts'
import { enqueueIntent, withTransaction } from '../intents/transaction.ts'
import type { DayFortune } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import { openDayChangeKind } from './open-day-kind.ts'

/** Stores the result of a day, replacing an older one, and queues the opened day for the server. */
export async function storeFortune(userId: string, fortune: DayFortune): Promise<void> {
  const db = getUserDb(userId)
  await withTransaction(db, async (db) => {
    await db.fortunes.put(fortune)
    const { archive_id, date, at } = fortune
    await enqueueIntent(db, openDayChangeKind, { subject: `day ${archive_id} ${date}`, input: openedDayOf(fortune), ahead: null, at })
  })
}

/** Returns the part of a day's result that the server stores. */
export function openedDayOf({ archive_id, date, ganzhi, at }: DayFortune): OpenedDay {
  return { archive_id, date, ganzhi, opened_at: at }
}
