import type { Archive, ArchiveInput } from '#contract/archive.ts'
import { EDITS_AFTER_UNLOCK } from '#contract/archive-edit.ts'
import type { ByLocale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { Bit } from '../../db/column-types.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { parseSchool } from '../../db/parse-school.ts'
import { AppError } from '../../http/app-error.ts'
import { computeBirth } from './birth.ts'

export type ArchiveDbRow = ArchivesTable

const bitOf = (value: boolean): Bit => (value ? 1 : 0)

/** Converts a profile to its columns, including the computed pillars but not `told_within`. */
export function toProfileColumns(profile: Omit<ArchiveInput, 'archive_id' | 'told_within'>) {
  return {
    user_name: profile.user_name,
    gender: profile.gender,
    hour_unknown: bitOf(profile.hour_unknown),
    place_name: JSON.stringify(profile.place_name),
    lat: profile.lat,
    lng: profile.lng,
    zone: profile.zone,
    disambiguation: profile.disambiguation,
    solar_time: bitOf(profile.solar_time),
    zi: profile.zi,
    school: JSON.stringify(profile.school),
    ...computeBirth(profile),
  }
}

/** Returns the remaining edits of the birth data; null (unlimited) as long as no book is unlocked. */
export function editsLeftOf({ books, edits_unlocked }: ArchiveDbRow): number | null {
  return books === '[]' ? null : Math.max(0, EDITS_AFTER_UNLOCK - edits_unlocked)
}

/** Converts a row to the contract's form. Lists the fields one by one: spreading SQLite's row objects takes ten times as long. */
export function toArchive(row: ArchiveDbRow): Archive {
  return {
    archive_id: row.archive_id,
    user_name: row.user_name,
    gender: row.gender,
    birthday: row.birthday,
    hour_unknown: row.hour_unknown === 1,
    place_name: JSON.parse(row.place_name) as ByLocale,
    lat: row.lat,
    lng: row.lng,
    zone: row.zone,
    offset_seconds: row.offset_seconds,
    disambiguation: row.disambiguation,
    solar_time: row.solar_time === 1,
    zi: row.zi,
    school: parseSchool(row),
    told_within: row.told_within,
    year_ganzhi: row.year_ganzhi,
    month_ganzhi: row.month_ganzhi,
    day_ganzhi: row.day_ganzhi,
    hour_ganzhi: row.hour_ganzhi,
    type: row.type,
    is_lock: row.is_lock === 1,
    books: JSON.parse(row.books) as string[],
    edits_left: editsLeftOf(row),
    avatar_id: row.avatar_id,
    version: row.version,
    pinned_at: row.pinned_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** Returns the user's archive, live or restorable; undefined if there is none with this id or another user owns it. */
export async function findArchiveRow(db: Db, userId: string, archiveId: string, now: number): Promise<ArchiveDbRow | undefined> {
  return db
    .selectFrom('archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', computeRestoreCutoff(now))]))
    .executeTakeFirst()
}

/** Returns the user's archive unless it was removed. Throws `notFound`. */
export async function getLiveArchiveRow(db: Db, userId: string, archiveId: string, now: number): Promise<ArchiveDbRow> {
  const row = await findArchiveRow(db, userId, archiveId, now)
  if (row === undefined || row.removed_at !== null) throw new AppError('notFound')
  return row
}

/** Updates columns of an archive and returns the archive. `updated_at` strictly increases with every change. */
export async function updateArchiveRow(db: Db, row: ArchiveDbRow, changes: Partial<ArchiveDbRow>, now: number): Promise<Archive> {
  const changed = await db
    .updateTable('archives')
    .set({ ...changes, updated_at: Math.max(now, row.updated_at + 1) })
    .where('user_id', '=', row.user_id)
    .where('archive_id', '=', row.archive_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toArchive(changed)
}

/** Whether the user has an own archive (type 0) that is not removed. */
export async function hasOwnArchive(db: Db, userId: string): Promise<boolean> {
  const own = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', userId)
    .where('type', '=', 0)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return own !== undefined
}
