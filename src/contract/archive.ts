import * as z from 'zod/mini'
import { flag, integer, number, oneOf, text } from './fields.ts'
import { forEveryLocale } from './locale.ts'
import { byLocale } from './place.ts'
import { school } from './school.ts'

/** Maximum width of a nickname; a Chinese character counts as two. */
export const NAME_MAX = 40
/** First and last allowed year of birth, inclusive. */
export const BIRTH_YEARS = [1900, 2100] as const
/** A removed archive can be restored for this many days. */
export const RESTORE_DAYS = 30
/** Largest precision of a stated time in seconds: beyond an hour the time counts as unknown. */
export const MAX_TIME_PRECISION = 3600
/** The exact second is meant: the user chose a side of a border. */
export const EXACT_TIME_PRECISION = 0
/** Maximum number of archives of a user; more are refused, so that one account cannot fill a disk. */
export const ARCHIVE_LIMIT = 500

const civil = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/

/** Returns `YYYY-MM-DD HH:mm:ss` if the text is a valid clock time; seconds are optional. */
export function civilTimeOf(value: string): string | undefined {
  const [, year, month, day, hour, minute, second = '00'] = civil.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const time = new Date(`${iso}Z`)
  // `Date` turns 30 February into March, so the result is compared with the input.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== iso) return undefined
  return iso.replace('T', ' ')
}

const birthday = z.pipe(
  z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.refine((value) => value.trim() !== '', { error: 'required', abort: true }),
    z.refine((value) => civilTimeOf(value) !== undefined, { error: 'date', abort: true }),
    z.refine(
      (value) => {
        const year = Number(value.trim().slice(0, 4))
        return year >= BIRTH_YEARS[0] && year <= BIRTH_YEARS[1]
      },
      { error: `birthRange:${BIRTH_YEARS.join('…')}` },
    ),
  ),
  z.transform((value: string) => civilTimeOf(value) ?? value),
)

const id = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'pattern'), z.toLowerCase())

/** Name of a place: per language, or one text for all (typed by hand, form bodies). */
const placeName = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? forEveryLocale(value) : value)),
  z.object(forEveryLocale(text(120)), { error: (issue) => (issue.input === undefined ? 'required' : 'type') }),
)

/** Precision of the stated time in seconds on either side; null: not stated. */
const toldWithin = z.nullable(integer(EXACT_TIME_PRECISION, MAX_TIME_PRECISION))

/** What the user enters about a birth; the names are those of the product spec (§3). */
const profileFields = {
  user_name: text(NAME_MAX),
  /** '1' male, '0' female. */
  gender: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    oneOf(['1', '0']),
  ),
  /** Clock time at the birthplace; an unknown time is 12:00:00 with `hour_unknown`. */
  birthday,
  hour_unknown: z._default(flag, false),
  place_name: placeName,
  /** Degrees, north and east positive. */
  lat: number(-90, 90),
  lng: number(-180, 180),
  /** IANA zone whose clock was read. */
  zone: text(64),
  /** UTC offset in seconds at that clock time, east positive; resolved once, when the form is filled in. The server resolves it if absent. */
  offset_seconds: z.optional(integer(-93_600, 93_600)),
  /** Which reading of a repeated or skipped clock time was chosen. */
  disambiguation: z._default(oneOf(['compatible', 'earlier', 'later']), 'compatible'),
  /** Day and hour pillars by true solar time (true) or by the civil clock. */
  solar_time: z._default(flag, true),
  /** The day changes at 23:00 ('23') or at midnight ('24'). */
  zi: z._default(oneOf(['23', '24']), '23'),
  /** Rules that differ from the default school. */
  school: z._default(school, {}),
  told_within: z._default(toldWithin, null),
}

export const archiveInput = z.object({ archive_id: id, ...profileFields })
export type ArchiveInput = z.infer<typeof archiveInput>

/**
 * An edit names the version it is based on; an outdated one is rejected. Old clients that do not know schools or the precision
 * of the time omit those fields, and they stay unchanged.
 */
export const archiveUpdate = z.object({
  archive_id: id,
  base_version: integer(0, 2 ** 31),
  ...profileFields,
  school: z.optional(school),
  told_within: z.optional(toldWithin),
})
export type ArchiveUpdate = z.infer<typeof archiveUpdate>

export const archiveRef = z.object({ archive_id: id })

/** A removal may name the version it is based on; an outdated one is rejected. */
export const archiveRemoval = z.object({ archive_id: id, base_version: z.optional(integer(0, 2 ** 31)) })
export type ArchiveRemoval = z.infer<typeof archiveRemoval>

export const archive = z.object({
  archive_id: z.string(),
  user_name: z.string(),
  gender: z.enum(['1', '0']),
  birthday: z.string(),
  hour_unknown: z.boolean(),
  place_name: byLocale,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  offset_seconds: z.number(),
  disambiguation: z.enum(['compatible', 'earlier', 'later']),
  solar_time: z.boolean(),
  zi: z.enum(['23', '24']),
  /** Absent, like the next field, in responses cached before the field existed. */
  school: z._default(school, {}),
  told_within: z._default(z.nullable(z.number()), null),
  year_ganzhi: z.string(),
  month_ganzhi: z.string(),
  day_ganzhi: z.string(),
  /** Empty when the hour is unknown. */
  hour_ganzhi: z.string(),
  /** 0 for the user's own archive; there is exactly one, the first. */
  type: z.number(),
  /** The fate book is still locked. */
  is_lock: z.boolean(),
  /** Product ids of its unlocked books. Absent, like the next field, in responses cached before the field existed. */
  books: z._default(z.array(z.string()), []),
  /** Remaining edits; null while no book of it is unlocked, when edits are free. */
  edits_left: z._default(z.nullable(z.number()), null),
  /** Picture shown instead of its seal; null: the seal. Absent in responses cached before the field existed. */
  avatar_id: z._default(z.nullable(z.string()), null),
  /** Increases by one with every edit; a pin or a removal does not make an edit outdated. */
  version: z.number(),
  /** Milliseconds; the list shows the latest pin first, then the order of creation. */
  pinned_at: z.nullable(z.number()),
  created_at: z.number(),
  updated_at: z.number(),
})
export type Archive = z.infer<typeof archive>

/** A removed archive that can still be restored (30 days). */
export const removedArchive = z.object({ archive_id: z.string(), user_name: z.string(), removed_at: z.number() })
export type RemovedArchive = z.infer<typeof removedArchive>

/** Compares by list order: the latest pin first, then the order of creation. */
export function byListOrder(a: Archive, b: Archive): number {
  return (b.pinned_at ?? 0) - (a.pinned_at ?? 0) || a.created_at - b.created_at || (a.archive_id < b.archive_id ? -1 : 1)
}
