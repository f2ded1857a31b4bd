import * as z from 'zod/mini'
import { archiveRef, civilTimeOf } from './archive.ts'
import { bookId } from './book.ts'
import { uuid } from './chat.ts'
import { flag, integer, moment, number, oneOf, widthOf } from './fields.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Events that an hour of birth can be looked for by. */
export const FINDER_KINDS = ['marriage', 'parting', 'child', 'move', 'job', 'study', 'loss', 'illness'] as const

/** What an event of a life was; the last ones say nothing to the hour finder. */
export const EVENT_KINDS = [...FINDER_KINDS, 'money', 'travel', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** What a reader says of a statement of a book. */
export const VERDICTS = ['hit', 'miss', 'unclear'] as const

/** Events of one archive. */
export const EVENT_LIMIT = 500
/** Judged statements of one archive. */
export const VERDICT_LIMIT = 4000
/** How wide an event's note may be. */
export const EVENT_NOTE_MAX = 200
/** Years that an event may lie in. */
export const EVENT_YEARS = [1850, 2100] as const

/** A date as exactly as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
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
    // No database has to hold a zero byte, and nobody types one.
    z.regex(/^[^\0]*$/, 'pattern'),
  ),
  '',
)

const state = {
  is_removed: z._default(flag, false),
  /** Milliseconds by the device's clock; of two states the later stands. */
  made_at: moment,
}

/** Something that happened. */
export const lifeEvent = z.object({
  archive_id,
  /** The device's to make. */
  event_id: uuid,
  kind: oneOf(EVENT_KINDS),
  date: z
    .string({ error: needed })
    .check(z.refine(isPartialDate, { error: 'date', abort: true }), z.refine(isWithinYears, { error: `range:${EVENT_YEARS.join('…')}` })),
  note: eventNote,
  ...state,
})
export type LifeEvent = z.infer<typeof lifeEvent>

/** What a reader says of a paragraph of a book; one to a paragraph. */
export const lifeVerdict = z.object({
  archive_id,
  product_id: bookId,
  /** By its id, which is stable over versions. */
  paragraph: z.string({ error: needed }).check(z.regex(/^[\w.:-]{1,80}$/, 'pattern')),
  /** Of the book that was read; 0 of a locked one. */
  version: integer(0, 1_000_000),
  /** Of all charts that meet it, in percent: the paragraph's, when it was judged. */
  share: number(0, 100),
  verdict: oneOf(VERDICTS),
  ...state,
})
export type LifeVerdict = z.infer<typeof lifeVerdict>

/** Asks for what has come since an answer before; for all without it. */
export const lifeQuery = z.object({ since: z._default(integer(0, Number.MAX_SAFE_INTEGER), 0) })
export const lifeList = z.object({
  events: z.array(lifeEvent),
  verdicts: z.array(lifeVerdict),
  /** What the next question names. */
  until: z.number(),
})
