import type { DayFortune } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'

export type { DayFortune } from '../store/db.ts'

export function getFortune(userId: string, archiveId: string, date: string): Promise<DayFortune | null> {
  return readIfOpen(userId, null, async (db) => (await db.fortunes.get([archiveId, date])) ?? null)
}

/** Lists the stored days of an archive in order, both ends inclusive. */
export function listFortunes(userId: string, archiveId: string, from: string, to: string): Promise<DayFortune[]> {
  return readIfOpen(userId, [], (db) =>
    db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).toArray(),
  )
}

/** Lists the dates of an archive's stored days in order, both ends inclusive. */
export function listOpenedDates(userId: string, archiveId: string, from: string, to: string): Promise<string[]> {
  return readIfOpen(userId, [], async (db) => {
    const keys = await db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).primaryKeys()
    return keys.map(([, date]) => date)
  })
}

/** Replaces the result of a day with a recomputed one, if the day has not changed since it was read; not sent to the server. */
export function replaceFortuneView(userId: string, { archive_id, date, ganzhi, at, view }: DayFortune): Promise<void> {
  const isSame = (stored: DayFortune) => stored.ganzhi === ganzhi && stored.at === at
  return readIfOpen(userId, undefined, async (db) => {
    await db.fortunes.where('[archive_id+date]').equals([archive_id, date]).filter(isSame).modify({ view })
  })
}
