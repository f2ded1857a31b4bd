import * as z from 'zod/mini'
import { archiveRef, civilTimeOf } from './archive.ts'
import { MONTH_YEARS } from './open-days.ts'
import { byLocale } from './place.ts'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Allowed range of days and months. */
const isTold = (value: string) => Number(value.slice(0, 4)) >= MONTH_YEARS[0] && Number(value.slice(0, 4)) <= MONTH_YEARS[1]
const told = z.refine<string>(isTold, { error: `range:${MONTH_YEARS.join('…')}` })

/** A day, `YYYY-MM-DD`. */
const date = z.string({ error: needed }).check(
  z.refine((value) => civilTimeOf(`${value} 00:00`) === `${value} 00:00:00`, { error: 'date', abort: true }),
  told,
)

/** A month as in an address, `YYYY-MM`. */
const month = z.string({ error: needed }).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'pattern', abort: true }), told)

export const yunQuery = z.object({ archive_id: archiveRef.shape.archive_id, month })

/** The Bazi month in effect on the month's first day, and the one that begins within it. Pairs are written as 甲子. */
const yunPillar = z.object({
  year: z.string(),
  month: z.string(),
  /** Its first day within the civil month, as almanacs count (UTC+8). */
  from: z.string(),
  /** The instant of its jie, ISO in UTC. */
  begins_at: z.string(),
})

const band = z.enum(['great', 'good', 'even', 'careful', 'quiet'])

/** A day: with its score if it is open to the user, without if it is locked. */
const yunDay = z.object({
  date: z.string(),
  pair: z.string(),
  is_locked: z.boolean(),
  score: z.nullable(z.number()),
  band: z.nullable(band),
})

/** A month of an archive's days. */
export const yun = z.object({
  archive_id: z.string(),
  month: z.string(),
  /** The four pillars that it was computed for, year first; nothing after the third if the hour is unknown. */
  ganzhi: z.string(),
  /** Engine version and rules that computed it. */
  engine: z.string(),
  rules: z.string(),
  pillars: z.array(yunPillar),
  days: z.array(yunDay),
})
export type Yun = z.infer<typeof yun>

export const dayYunQuery = z.object({ archive_id: archiveRef.shape.archive_id, date })

/** A reason for a score: its code, its points, and the natal pillar, branch and stem that it refers to. */
const part = z.object({
  code: z.string(),
  points: z.number(),
  pillar: z.nullable(z.string()),
  natal: z.nullable(z.string()),
  stem: z.nullable(z.string()),
  role: z.optional(z.string()),
})

const line = z.object({ id: z.string(), words: byLocale })

/** A day for an archive's chart, as its page shows it: codes of `src/bazi` and `src/almanac`, pairs as 甲子, and the texts. */
const dayReading = z.object({
  pillars: z.object({ year: z.string(), month: z.string(), day: z.string() }),
  ten_god: z.string(),
  score: z.number(),
  band,
  parts: z.array(part),
  do: z.array(z.string()),
  dont: z.array(z.string()),
  /** 诸事不宜 */
  nothing: z.boolean(),
  image: byLocale,
  counsel: byLocale,
  text: z.array(line),
  topics: z.object({ work: line, love: line, study: line, rest: line }),
  /** The twelve double-hours, 子 first. */
  hours: z.array(z.object({ pair: z.string(), score: z.number(), band, line })),
})

/** A day of an archive; only its pair if the day is locked. */
export const dayYun = z.object({
  archive_id: z.string(),
  date: z.string(),
  pair: z.string(),
  /** As in `yun`. */
  ganzhi: z.string(),
  engine: z.string(),
  rules: z.string(),
  is_locked: z.boolean(),
  reading: z.nullable(dayReading),
})
export type DayYun = z.infer<typeof dayYun>
