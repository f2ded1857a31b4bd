import * as z from 'zod/mini'
import { archiveRef, normalizeCivilTime } from './archive.ts'
import { SHOWN_YEAR_RANGE } from './open-days.ts'
import { localizedText } from './place.ts'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Returns whether the year of a day or month is in the supported range. */
const isInRange = (value: string) => Number(value.slice(0, 4)) >= SHOWN_YEAR_RANGE[0] && Number(value.slice(0, 4)) <= SHOWN_YEAR_RANGE[1]
const supportedRange = z.refine<string>(isInRange, { error: `range:${SHOWN_YEAR_RANGE.join('…')}` })

/** A day, `YYYY-MM-DD`. */
const date = z.string({ error: needed }).check(
  z.refine((value) => normalizeCivilTime(`${value} 00:00`) === `${value} 00:00:00`, { error: 'date', abort: true }),
  supportedRange,
)

/** A civil month as in the URL, `YYYY-MM`. */
const month = z.string({ error: needed }).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'pattern', abort: true }), supportedRange)

export const yunQuery = z.object({ archive_id: archiveRef.shape.archive_id, month })

/**
 * A Bazi month that overlaps the civil month: the one in effect on the first day, or the one that begins within it. Pillars are written as
 * 甲子.
 */
const yunPillar = z.object({
  year: z.string(),
  month: z.string(),
  /** First day of the Bazi month within the civil month, as almanacs count days (UTC+8). */
  from: z.string(),
  /** Instant of the jie that begins the Bazi month, ISO 8601 in UTC. */
  begins_at: z.string(),
})

const band = z.enum(['great', 'good', 'even', 'careful', 'quiet'])

/** A day of the month; `score` and `band` are null if the day is locked for the user. */
const yunDay = z.object({
  date: z.string(),
  pair: z.string(),
  is_locked: z.boolean(),
  score: z.nullable(z.number()),
  band: z.nullable(band),
})

/** The days of a civil month, rated for an archive's chart. */
export const yun = z.object({
  archive_id: z.string(),
  month: z.string(),
  /** The chart's four pillars, year first, joined by spaces; the last is empty if the hour is unknown. */
  ganzhi: z.string(),
  /** Version of the engine, and the rules (`rules`), with which the month was computed. */
  engine: z.string(),
  rules: z.string(),
  pillars: z.array(yunPillar),
  days: z.array(yunDay),
})
export type Yun = z.infer<typeof yun>

export const dayYunQuery = z.object({ archive_id: archiveRef.shape.archive_id, date })

/** A component of a score: its code, its points, and the natal pillar, branch (`natal`) and stem that it refers to. */
const part = z.object({
  code: z.string(),
  points: z.number(),
  pillar: z.nullable(z.string()),
  natal: z.nullable(z.string()),
  stem: z.nullable(z.string()),
  role: z.optional(z.string()),
})

const line = z.object({ id: z.string(), words: localizedText })

/** Reading of a day for a chart, as the day page shows it: codes of `src/bazi` and `src/almanac`, pillars as 甲子, and texts. */
const dayReading = z.object({
  pillars: z.object({ year: z.string(), month: z.string(), day: z.string() }),
  ten_god: z.string(),
  score: z.number(),
  band,
  parts: z.array(part),
  do: z.array(z.string()),
  dont: z.array(z.string()),
  /** Almanac rule 诸事不宜: the day is unfavourable for everything. */
  nothing: z.boolean(),
  image: localizedText,
  counsel: localizedText,
  text: z.array(line),
  topics: z.object({ work: line, love: line, study: line, rest: line }),
  /** The twelve double-hours, 子 first. */
  hours: z.array(z.object({ pair: z.string(), score: z.number(), band, line })),
})

/** A day for an archive's chart; if the day is locked, only its pillar (`pair`) is sent and `reading` is null. */
export const dayYun = z.object({
  archive_id: z.string(),
  date: z.string(),
  pair: z.string(),
  /** `ganzhi`, `engine` and `rules` are as in `yun`. */
  ganzhi: z.string(),
  engine: z.string(),
  rules: z.string(),
  is_locked: z.boolean(),
  reading: z.nullable(dayReading),
})
export type DayYun = z.infer<typeof dayYun>
