import * as z from 'zod/mini'
import { booleanSchema, createIntegerSchema, createNumberSchema, createEnumSchema, createTextSchema } from './fields.ts'
import { createLocaleRecord } from './locale.ts'
import { localizedText } from './place.ts'
import { school } from './school.ts'

/** Maximum width of a nickname; a Chinese character counts as two. */
export const MAX_NAME_WIDTH = 40
/** First and last allowed year of birth, inclusive. */
export const BIRTH_YEAR_RANGE = [1900, 2100] as const
/** A removed archive can be restored for this many days. */
export const RESTORE_DAYS = 30
/** Maximum of `told_within` (± seconds): a time known less precisely than to the hour counts as unknown. */
export const MAX_TIME_PRECISION = 3600
/**
 * Value of `told_within` for a time that is exact to the second: the user chose on which side of a boundary between two pillars the birth
 * lies.
 */
export const EXACT_TIME_PRECISION = 0
/** Maximum number of archives of a user; more are refused, so that one account cannot fill a disk. */
export const ARCHIVE_LIMIT = 500

const civil = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/

/** Returns the text as `YYYY-MM-DD HH:mm:ss`; `undefined` if it is not a valid clock time. Seconds are optional in the text. */
export function normalizeCivilTime(value: string): string | undefined {
  const [, year, month, day, hour, minute, second = '00'] = civil.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const time = new Date(`${iso}Z`)
  // Compares the result with the input, because `Date` turns 30 February into March.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== iso) return undefined
  return iso.replace('T', ' ')
}

const birthday = z.pipe(
  z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(
    z.refine((value) => value.trim() !== '', { error: 'required', abort: true }),
    z.refine((value) => normalizeCivilTime(value) !== undefined, { error: 'date', abort: true }),
    z.refine(
      (value) => {
        const year = Number(value.trim().slice(0, 4))
        return year >= BIRTH_YEAR_RANGE[0] && year <= BIRTH_YEAR_RANGE[1]
      },
      { error: `birthRange:${BIRTH_YEAR_RANGE.join('…')}` },
    ),
  ),
  z.transform((value: string) => normalizeCivilTime(value) ?? value),
)

const id = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, 'pattern'), z.toLowerCase())

/** Name of a place: one text per language, or a single text that is used for all languages (typed by hand, form bodies). */
const placeName = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? createLocaleRecord(value) : value)),
  z.object(createLocaleRecord(createTextSchema(120)), { error: (issue) => (issue.input === undefined ? 'required' : 'type') }),
)

/** Precision of the stated time of birth as ± seconds; null if the user did not state it. */
const statedPrecision = z.nullable(createIntegerSchema(EXACT_TIME_PRECISION, MAX_TIME_PRECISION))

/** Profile fields, as the user enters them. */
const profileFields = {
  user_name: createTextSchema(MAX_NAME_WIDTH),
  /** '1' male, '0' female. */
  gender: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    createEnumSchema(['1', '0']),
  ),
  /** Clock time at the birthplace; an unknown time is 12:00:00 with `hour_unknown`. */
  birthday,
  hour_unknown: z._default(booleanSchema, false),
  place_name: placeName,
  /** Degrees, north and east positive. */
  lat: createNumberSchema(-90, 90),
  lng: createNumberSchema(-180, 180),
  /** IANA time zone of the clock time. */
  zone: createTextSchema(64),
  /**
   * UTC offset of that clock time in seconds, east positive; resolved once, when the form is filled in. The server resolves it if absent.
   */
  offset_seconds: z.optional(createIntegerSchema(-93_600, 93_600)),
  /** How to resolve a clock time that a UTC offset change repeats or skips; values as in Temporal. */
  disambiguation: z._default(createEnumSchema(['compatible', 'earlier', 'later']), 'compatible'),
  /** True: day and hour pillars follow true solar time; false: the civil clock. */
  solar_time: z._default(booleanSchema, true),
  /** The day changes at 23:00 ('23') or at midnight ('24'). */
  zi: z._default(createEnumSchema(['23', '24']), '23'),
  /** Calculation rules that differ from the default school. */
  school: z._default(school, {}),
  told_within: z._default(statedPrecision, null),
}

export const archiveInput = z.object({ archive_id: id, ...profileFields })
export type ArchiveInput = z.infer<typeof archiveInput>

/**
 * An edit. The server rejects it if `base_version` is outdated. `school` and `told_within` stay unchanged if an older client omits them.
 */
export const archiveUpdate = z.object({
  archive_id: id,
  base_version: createIntegerSchema(0, 2 ** 31),
  ...profileFields,
  school: z.optional(school),
  told_within: z.optional(statedPrecision),
})
export type ArchiveUpdate = z.infer<typeof archiveUpdate>

export const archiveRef = z.object({ archive_id: id })

/** A removal. The server rejects it if `base_version` is given and outdated. */
export const archiveRemoval = z.object({ archive_id: id, base_version: z.optional(createIntegerSchema(0, 2 ** 31)) })
export type ArchiveRemoval = z.infer<typeof archiveRemoval>

export const archive = z.object({
  archive_id: z.string(),
  user_name: z.string(),
  gender: z.enum(['1', '0']),
  birthday: z.string(),
  hour_unknown: z.boolean(),
  place_name: localizedText,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  offset_seconds: z.number(),
  disambiguation: z.enum(['compatible', 'earlier', 'later']),
  solar_time: z.boolean(),
  zi: z.enum(['23', '24']),
  /** Absent, like `told_within`, in responses cached before these fields existed. */
  school: z._default(school, {}),
  told_within: z._default(z.nullable(z.number()), null),
  year_ganzhi: z.string(),
  month_ganzhi: z.string(),
  day_ganzhi: z.string(),
  /** Hour pillar; '' if the hour of birth is unknown. */
  hour_ganzhi: z.string(),
  /** 0 for the user's own archive (exactly one, the first created), 1 for all others. */
  type: z.number(),
  /** True while the archive's fate book is locked. */
  is_lock: z.boolean(),
  /** Product ids of the archive's unlocked books. Absent, like `edits_left`, in responses cached before these fields existed. */
  books: z._default(z.array(z.string()), []),
  /** Remaining edits of birth data; null (unlimited) while no book of the archive is unlocked. */
  edits_left: z._default(z.nullable(z.number()), null),
  /** Id of the picture shown instead of the archive's seal; null shows the seal. Absent in responses cached before the field existed. */
  avatar_id: z._default(z.nullable(z.string()), null),
  /** Increases by one with every edit. A pin or a removal does not change it, so that pending edits stay valid. */
  version: z.number(),
  /** Time of the pin (ms); null if not pinned. The list shows the latest pin first, then the order of creation. */
  pinned_at: z.nullable(z.number()),
  created_at: z.number(),
  updated_at: z.number(),
})
export type Archive = z.infer<typeof archive>

/** A removed archive that can still be restored (30 days). */
export const removedArchive = z.object({ archive_id: z.string(), user_name: z.string(), removed_at: z.number() })
export type RemovedArchive = z.infer<typeof removedArchive>

/** Compares by list order: the latest pin first, then the order of creation. */
export function compareByListOrder(a: Archive, b: Archive): number {
  return (b.pinned_at ?? 0) - (a.pinned_at ?? 0) || a.created_at - b.created_at || (a.archive_id < b.archive_id ? -1 : 1)
}
