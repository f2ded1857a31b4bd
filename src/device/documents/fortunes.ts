import type { DayFortune } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'

export type { DayFortune } from '../store/db.ts'

export function getFortune(userId: string, archiveId: string, date: string): Promise<DayFortune | null> {
  return readIfOpen(userId, null, async (db) => (await db.fortunes.get([archiveId, date])) ?? null)
}

/** The kept days of an archive in order; both dates are included. */
export function listFortunes(userId: string, archiveId: string, from: string, to: string): Promise<DayFortune[]> {
  return readIfOpen(userId, [], (db) =>
    db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).toArray(),
  )
}

/** The dates of the kept days of an archive in order; both ends are included. */
export function listOpenedDates(userId: string, archiveId: string, from: string, to: string): Promise<string[]> {
  return readIfOpen(userId, [], async (db) => {
    const keys = await db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).primaryKeys()
    return keys.map(([, date]) => date)
  })
}

/**
 * Keeps the reading of a day that was reckoned anew, as long as it is still the day that was read; nothing is told
 * elsewhere.
 */
export function renewFortune(userId: string, { archive_id, date, ganzhi, at, view }: DayFortune): Promise<void> {
  const isSame = (kept: DayFortune) => kept.ganzhi === ganzhi && kept.at === at
  return readIfOpen(userId, undefined, async (db) => {
    await db.fortunes.where('[archive_id+date]').equals([archive_id, date]).filter(isSame).modify({ view })
  })
}
