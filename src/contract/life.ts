import * as z from 'zod/mini'
import { archiveRef, normalizeCivilTime } from './archive.ts'
import { bookId } from './book.ts'
import { uuid } from './chat.ts'
import { booleanSchema, createIntegerSchema, timestampSchema, createNumberSchema, createEnumSchema, widthOf } from './fields.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Kinds of events that the hour finder uses. */
export const HOUR_FINDER_EVENT_KINDS = ['marriage', 'parting', 'child', 'move', 'job', 'study', 'loss', 'illness'] as const

/** Kinds of life events; the hour finder ignores `money`, `travel` and `other`. */
export const LIFE_EVENT_KINDS = [...HOUR_FINDER_EVENT_KINDS, 'money', 'travel', 'other'] as const
export type LifeEventKind = (typeof LIFE_EVENT_KINDS)[number]

/** Possible feedback of a reader on a statement of a book. */
export const VERDICTS = ['hit', 'miss', 'unclear'] as const

/** Maximum number of events of one archive. */
export const LIFE_EVENT_LIMIT = 500
/** Maximum number of statements with feedback per archive. */
export const VERDICT_LIMIT = 4000
/** Maximum width of an event's note. */
export const MAX_EVENT_NOTE_WIDTH = 200
/** First and last allowed year of an event. */
export const EVENT_YEAR_RANGE = [1850, 2100] as const

/** Returns whether a text is a valid date with a precision of year, month or day: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function isPartialDate(value: string): boolean {
  const whole = `${value}${'-01-01'.slice(value.length - 4)}`
  return [4, 7, 10].includes(value.length) && normalizeCivilTime(`${whole} 00:00`) === `${whole} 00:00:00`
}

function isWithinYears(value: string): boolean {
  const year = Number(value.slice(0, 4))
  return year >= EVENT_YEAR_RANGE[0] && year <= EVENT_YEAR_RANGE[1]
}

const eventNote = z._default(
  z.string({ error: 'type' }).check(
    z.trim(),
    z.refine((value) => widthOf(value) <= MAX_EVENT_NOTE_WIDTH, { error: `max:${MAX_EVENT_NOTE_WIDTH}` }),
    // Rejects zero bytes, which databases cannot store.
    z.regex(/^[^\0]*$/, 'pattern'),
  ),
  '',
)

const state = {
  is_removed: z._default(booleanSchema, false),
  /** Time of this state by the device's clock (ms); of two states the later one wins. */
  made_at: timestampSchema,
}

export const lifeEvent = z.object({
  archive_id,
  /** Created by the device. */
  event_id: uuid,
  kind: createEnumSchema(LIFE_EVENT_KINDS),
  date: z
    .string({ error: needed })
    .check(
      z.refine(isPartialDate, { error: 'date', abort: true }),
      z.refine(isWithinYears, { error: `range:${EVENT_YEAR_RANGE.join('…')}` }),
    ),
  note: eventNote,
  ...state,
})
export type LifeEvent = z.infer<typeof lifeEvent>

/** A reader's feedback on a paragraph of a book; at most one per paragraph. */
export const lifeVerdict = z.object({
  archive_id,
  product_id: bookId,
  /** Id of the paragraph, stable across versions. */
  paragraph: z.string({ error: needed }).check(z.regex(/^[\w.:-]{1,80}$/, 'pattern')),
  /** Version of the book; 0 for a locked one. */
  version: createIntegerSchema(0, 1_000_000),
  /** Percentage of all charts for which the paragraph's facts hold, at the time of the feedback. */
  share: createNumberSchema(0, 100),
  verdict: createEnumSchema(VERDICTS),
  ...state,
})
export type LifeVerdict = z.infer<typeof lifeVerdict>

/** Query for the events and verdicts changed since an earlier response; for all without `since`. */
export const lifeQuery = z.object({ since: z._default(createIntegerSchema(0, Number.MAX_SAFE_INTEGER), 0) })
export const lifeList = z.object({
  events: z.array(lifeEvent),
  verdicts: z.array(lifeVerdict),
  /** Value of `since` for the next request. */
  until: z.number(),
})
