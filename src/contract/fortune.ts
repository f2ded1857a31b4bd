import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { MONTH_YEARS } from './open-days.ts'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** A month as an address names it, `YYYY-MM`. */
const month = z.string({ error: needed }).check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'pattern', abort: true }),
  z.refine((value) => Number(value.slice(0, 4)) >= MONTH_YEARS[0] && Number(value.slice(0, 4)) <= MONTH_YEARS[1], {
    error: `range:${MONTH_YEARS.join('…')}`,
  }),
)

export const yunQuery = z.object({ archive_id: archiveRef.shape.archive_id, month })

/** The Bazi month that runs on the month's first day, and the one that begins within it. Pairs are written as 甲子. */
const yunPillar = z.object({
  year: z.string(),
  month: z.string(),
  /** Its first day here, as almanacs count (UTC+8). */
  from: z.string(),
  /** The instant of its jie, ISO in UTC. */
  begins_at: z.string(),
})

/** A day: with its value where it is open to the user, without where it is locked. */
const yunDay = z.object({
  date: z.string(),
  pair: z.string(),
  is_locked: z.boolean(),
  score: z.nullable(z.number()),
  band: z.nullable(z.enum(['great', 'good', 'even', 'careful', 'quiet'])),
})

/** A month of an archive's days. */
export const yun = z.object({
  archive_id: z.string(),
  month: z.string(),
  /** The four pillars that it was reckoned for, year first; nothing after the third where the hour is unknown. */
  ganzhi: z.string(),
  /** Which engine and rules reckoned it. */
  engine: z.string(),
  rules: z.string(),
  pillars: z.array(yunPillar),
  days: z.array(yunDay),
})
export type Yun = z.infer<typeof yun>
