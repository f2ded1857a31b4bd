import * as z from 'zod/mini'
import { archiveRef, civilTimeOf } from './archive.ts'
import { integer, timestamp } from './fields.ts'

const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]'

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** A day that was opened for an archive, with everything that its reading depends on, so that it can be computed again anywhere. */
export const openedDay = z.object({
  archive_id: archiveRef.shape.archive_id,
  /** `YYYY-MM-DD`, the user's own day. */
  date: z.string({ error: needed }).check(z.refine((value) => civilTimeOf(`${value} 00:00`) === `${value} 00:00:00`, { error: 'date' })),
  /** The four pillars that it was computed for, year first; nothing after the third if the hour is unknown. */
  ganzhi: z.string({ error: needed }).check(z.regex(new RegExp(`^(${PAIR} ){3}(${PAIR})?$`), 'pattern')),
  /** Milliseconds, by the device's clock. */
  opened_at: timestamp,
})
export type OpenedDay = z.infer<typeof openedDay>

/** Requests changes since an earlier response; all days without it. */
export const openedDaysQuery = z.object({ since: z._default(integer(0, Number.MAX_SAFE_INTEGER), 0) })

export const openedDays = z.object({
  days: z.array(openedDay),
  /** Value of `since` for the next request. */
  until: z.number(),
})
