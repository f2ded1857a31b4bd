import { isDefaultSchool } from '#bazi/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { parseSchool } from '../../db/parse-school.ts'
import { AppError } from '../../http/app-error.ts'

/** Returns a live archive of the user. Throws `notFound`, the same for a removed, a missing or another user's archive. */
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

/** Returns the product ids of the archive's unlocked books, as the ledger names them. */
export const parseUnlockedBooks = ({ books }: ArchivesTable): readonly string[] => JSON.parse(books) as string[]

export const isBookUnlocked = (archive: ArchivesTable, productId: string): boolean => parseUnlockedBooks(archive).includes(productId)

/** Converts the birth data of an archive to the chart's input. */
export function toCastProfile(row: ArchivesTable): CastProfile {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi } = row
  const stated = { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi }
  return { ...stated, hour_unknown: row.hour_unknown === 1, solar_time: row.solar_time === 1, school: parseSchool(row) }
}

/** Serialises all birth data that the chart depends on; a book with another text is outdated. Never change the order: texts are stored. */
export function serializeBirth(row: ArchivesTable): string {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time, school } = row
  const stated = [birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time]
  return JSON.stringify(isDefaultSchool(parseSchool(row)) ? stated : [...stated, school])
}

/** Returns the four pillars separated by spaces, year first; without the last one if the hour is unknown. */
export const joinGanzhi = ({ year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }: ArchivesTable): string =>
  `${year_ganzhi} ${month_ganzhi} ${day_ganzhi} ${hour_ganzhi}`
