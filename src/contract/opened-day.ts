import * as z from 'zod/mini'
import { archiveRef, normalizeCivilTime } from './archive.ts'
import { createIntegerSchema, timestampSchema } from './fields.ts'

const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** A day that the user opened for an archive, with all inputs of its reading, so that any device can compute the reading again. */
export const openedDay = z.object({
  archive_id: archiveRef.shape.archive_id,
  /** `YYYY-MM-DD`, in the user's time zone. */
  date: z
    .string({ error: needed })
    .check(z.refine((value) => normalizeCivilTime(`${value} 00:00`) === `${value} 00:00:00`, { error: 'date' })),
  /** The chart's four pillars, year first, joined by spaces; the last is empty if the hour is unknown. */
  ganzhi: z.string({ error: needed }).check(z.regex(new RegExp(`^(${PAIR} ){3}(${PAIR})?$`), 'pattern')),
  /** Milliseconds, by the device's clock. */
  opened_at: timestampSchema,
})
export type OpenedDay = z.infer<typeof openedDay>

/** Query for the days opened since an earlier response; for all days without `since`. */
export const openedDaysQuery = z.object({ since: z._default(createIntegerSchema(0, Number.MAX_SAFE_INTEGER), 0) })

export const openedDays = z.object({
  days: z.array(openedDay),
  /** Value of `since` for the next request. */
  until: z.number(),
})
