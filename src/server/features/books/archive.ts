import { isHouseSchool } from '#bazi/index.ts'
import type { CastProfile } from '#birth/profile.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { schoolIn } from '../../db/school-in.ts'
import { AppError } from '../../http/app-error.ts'

/** The user's archive that a book is of. Another's, one that is removed and one that nobody has are the same `notFound`. */
export async function archiveOf(db: Db, userId: string, archiveId: string): Promise<ArchivesTable> {
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

/** Ids of its unlocked books, as the ledger has them. */
export const unlockedOf = ({ books }: ArchivesTable): readonly string[] => JSON.parse(books) as string[]

export const isUnlocked = (archive: ArchivesTable, productId: string): boolean => unlockedOf(archive).includes(productId)

/** The birth as its chart is cast. */
export function birthOf(row: ArchivesTable): CastProfile {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi } = row
  const told = { birthday, offset_seconds, lat, lng, zone, disambiguation, gender, zi }
  return { ...told, hour_unknown: row.hour_unknown === 1, solar_time: row.solar_time === 1, school: schoolIn(row) }
}

/** All that a chart rests on in one text: a book is of another birth where that is another. In this order for ever; the house's school is not named. */
export function birthTextOf(row: ArchivesTable): string {
  const { birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time, school } = row
  const told = [birthday, offset_seconds, lat, lng, zone, disambiguation, hour_unknown, gender, zi, solar_time]
  return JSON.stringify(isHouseSchool(schoolIn(row)) ? told : [...told, school])
}

/** The four pillars, year first; nothing after the third where the hour is unknown. */
export const ganzhiTextOf = ({ year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi }: ArchivesTable): string =>
  `${year_ganzhi} ${month_ganzhi} ${day_ganzhi} ${hour_ganzhi}`
