import type { DayFortune } from '../store/db.ts'
import { whileOpen } from '../store/db.ts'

export type { DayFortune } from '../store/db.ts'

export function getFortune(userId: string, archiveId: string, date: string): Promise<DayFortune | null> {
  return whileOpen(userId, null, async (db) => (await db.fortunes.get([archiveId, date])) ?? null)
}

/** The kept days of an archive in order; both dates are included. */
export function listFortunes(userId: string, archiveId: string, from: string, to: string): Promise<DayFortune[]> {
  return whileOpen(userId, [], (db) =>
    db.fortunes.where('[archive_id+date]').between([archiveId, from], [archiveId, to], true, true).toArray(),
  )
}
