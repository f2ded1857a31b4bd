import type { Archive, ArchiveInput } from '#contract/archive.ts'
import { EDITS_UNLOCKED } from '#contract/archive-edit.ts'
import type { ByLocale } from '#contract/locale.ts'
import type { Db } from '../../db/open.ts'
import { restorableSince } from '../../db/restorable.ts'
import type { ArchivesTable, Bit } from '../../db/schema.ts'
import { schoolIn } from '../../db/school-in.ts'
import { AppError } from '../../http/app-error.ts'
import { computeBirth } from './birth.ts'

export type Row = ArchivesTable

const bitOf = (value: boolean): Bit => (value ? 1 : 0)

/** The columns that a person's answers and the pillars fill, but for how exactly the time is known. */
export function profileColumnsOf(profile: Omit<ArchiveInput, 'archive_id' | 'told_within'>) {
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

/** An archive without an unlocked book is edited freely. */
export function editsLeftOf({ books, edits_unlocked }: Row): number | null {
  return books === '[]' ? null : Math.max(0, EDITS_UNLOCKED - edits_unlocked)
}

/** A row as the contract says it. Named one by one: to leave some out of what SQLite hands over takes ten times as long. */
export function archiveOf(row: Row): Archive {
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
    school: schoolIn(row),
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

/** The user's archive by its id, removed ones in their 30 days included; `undefined` when there is none, or it is another user's. */
export async function rowOf(db: Db, userId: string, archiveId: string, now: number): Promise<Row | undefined> {
  return db
    .selectFrom('archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', restorableSince(now))]))
    .executeTakeFirst()
}

/** The user's archive that is not removed. Throws `notFound`. */
export async function liveRowOf(db: Db, userId: string, archiveId: string, now: number): Promise<Row> {
  const row = await rowOf(db, userId, archiveId, now)
  if (row === undefined || row.removed_at !== null) throw new AppError('notFound')
  return row
}

/** Writes columns of the user's archive and answers with the whole row. No two states of a row have one `updated_at`. */
export async function changeRow(db: Db, row: Row, changes: Partial<Row>, now: number): Promise<Archive> {
  const changed = await db
    .updateTable('archives')
    .set({ ...changes, updated_at: Math.max(now, row.updated_at + 1) })
    .where('user_id', '=', row.user_id)
    .where('archive_id', '=', row.archive_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return archiveOf(changed)
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
