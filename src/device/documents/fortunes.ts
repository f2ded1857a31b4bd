import type { DayFortune } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'

export type { DayFortune } from '../store/db.ts'

export function getFortune(userId: string, archiveId: string, date: string): Promise<DayFortune | null> {
  return readIfOpen(userId, null, async (db) => (await db.fortunes.get([archiveId, date])) ?? null)
}

/** Lists an archive's stored days from `from` to `to` (`YYYY-MM-DD`, both inclusive), in order. */
export function listFortunes(userId: string, archiveId: string, from: string, to: string): Promise<DayFortune[]> {
  return readIfOpen(userId, [], (db) =>
    db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).toArray(),
  )
}

/** Lists the dates of an archive's stored days from `from` to `to` (`YYYY-MM-DD`, both inclusive), in order. */
export function listOpenedDates(userId: string, archiveId: string, from: string, to: string): Promise<string[]> {
  return readIfOpen(userId, [], async (db) => {
    const keys = await db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).primaryKeys()
    return keys.map(([, date]) => date)
  })
}

/** Replaces the result of a day with a recomputed one, unless the day has changed since it was read. Does not send it to the server. */
export function replaceFortuneView(userId: string, { archive_id, date, ganzhi, at, view }: DayFortune): Promise<void> {
  const isSame = (stored: DayFortune) => stored.ganzhi === ganzhi && stored.at === at
  return readIfOpen(userId, undefined, async (db) => {
    await db.fortunes.where('[archive_id+date]').equals([archive_id, date]).filter(isSame).modify({ view })
  })
}
