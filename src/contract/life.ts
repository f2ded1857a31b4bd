import * as z from 'zod/mini'
import { archiveRef, civilTimeOf } from './archive.ts'
import { bookId } from './book.ts'
import { uuid } from './chat.ts'
import { flag, integer, timestamp, number, oneOf, widthOf } from './fields.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Kinds of events that the hour finder uses. */
export const FINDER_KINDS = ['marriage', 'parting', 'child', 'move', 'job', 'study', 'loss', 'illness'] as const

/** Kinds of events of a life; the hour finder ignores the last ones. */
export const EVENT_KINDS = [...FINDER_KINDS, 'money', 'travel', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** A reader's feedback on a statement of a book. */
export const VERDICTS = ['hit', 'miss', 'unclear'] as const

/** Maximum number of events of one archive. */
export const EVENT_LIMIT = 500
/** Maximum number of judged statements of one archive. */
export const VERDICT_LIMIT = 4000
/** Maximum width of an event's note. */
export const EVENT_NOTE_MAX = 200
/** First and last allowed year of an event. */
export const EVENT_YEARS = [1850, 2100] as const

/** A date as precise as known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function isPartialDate(value: string): boolean {
  const whole = `${value}${'-01-01'.slice(value.length - 4)}`
  return [4, 7, 10].includes(value.length) && civilTimeOf(`${whole} 00:00`) === `${whole} 00:00:00`
}

function isWithinYears(value: string): boolean {
  const year = Number(value.slice(0, 4))
  return year >= EVENT_YEARS[0] && year <= EVENT_YEARS[1]
}

const eventNote = z._default(
  z.string({ error: 'type' }).check(
    z.trim(),
    z.refine((value) => widthOf(value) <= EVENT_NOTE_MAX, { error: `max:${EVENT_NOTE_MAX}` }),
    // Databases cannot store a zero byte.
    z.regex(/^[^\0]*$/, 'pattern'),
  ),
  '',
)

const state = {
  is_removed: z._default(flag, false),
  /** Milliseconds by the device's clock; of two states the later one wins. */
  made_at: timestamp,
}

/** An event of a life. */
export const lifeEvent = z.object({
  archive_id,
  /** Created by the device. */
  event_id: uuid,
  kind: oneOf(EVENT_KINDS),
  date: z
    .string({ error: needed })
    .check(z.refine(isPartialDate, { error: 'date', abort: true }), z.refine(isWithinYears, { error: `range:${EVENT_YEARS.join('…')}` })),
  note: eventNote,
  ...state,
})
export type LifeEvent = z.infer<typeof lifeEvent>

/** A reader's feedback on a paragraph of a book; one per paragraph. */
export const lifeVerdict = z.object({
  archive_id,
  product_id: bookId,
  /** Id of the paragraph, stable across versions. */
  paragraph: z.string({ error: needed }).check(z.regex(/^[\w.:-]{1,80}$/, 'pattern')),
  /** Version of the book; 0 for a locked one. */
  version: integer(0, 1_000_000),
  /** Percentage of all charts that meet the paragraph's facts, at the time of the feedback. */
  share: number(0, 100),
  verdict: oneOf(VERDICTS),
  ...state,
})
export type LifeVerdict = z.infer<typeof lifeVerdict>

/** Requests changes since an earlier response; all without it. */
export const lifeQuery = z.object({ since: z._default(integer(0, Number.MAX_SAFE_INTEGER), 0) })
export const lifeList = z.object({
  events: z.array(lifeEvent),
  verdicts: z.array(lifeVerdict),
  /** Value of `since` for the next request. */
  until: z.number(),
})
