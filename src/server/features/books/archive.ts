import { isDefaultSchool } from '#bazi/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { parseSchool } from '../../db/parse-school.ts'
import { AppError } from '../../http/app-error.ts'

/** Returns the user's archive. Throws `notFound` alike for a foreign, a removed and a missing one. */
export async function getBookArchive(db: Db, userId: string, archiveId: string): Promise<ArchivesTable> {
  const row = await db
    .selectFrom('archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return row
}

/** Ids of its unlocked books, as in the ledger. */
export const parseUnlockedBooks = ({ books }: ArchivesTable): readonly string[] => JSON.parse(books) as string[]

export const isBookUnlocked = (archive: ArchivesTable, productId: string): boolean => parseUnlockedBooks(archive).includes(productId)

/** The birth as input of the chart. */
export function toCastProfile(row: ArchivesTable): CastProfile {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi } = row
  const told = { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi }
  return { ...told, hour_unknown: row.hour_unknown === 1, solar_time: row.solar_time === 1, school: parseSchool(row) }
}

/**
 * Everything a chart depends on, as one text: a different text needs a new book. The order must never change; the default school is
 * omitted.
 */
export function formatBirth(row: ArchivesTable): string {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time, school } = row
  const told = [birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time]
  return JSON.stringify(isDefaultSchool(parseSchool(row)) ? told : [...told, school])
}

/** The four pillars, year first; empty after the third if the hour is unknown. */
export const ganzhiTextOf = ({ year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }: ArchivesTable): string =>
  `${year_ganzhi} ${month_ganzhi} ${day_ganzhi} ${hour_ganzhi}`
