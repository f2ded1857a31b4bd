/**
 * Format of the events of a stream: server-sent events (WHATWG HTML) whose `data` is JSON. Events of the
 * call have no name, since their `type` distinguishes them; the two names below belong to the transport.
 */

/** Last event of a complete stream. A stream that ends without it was interrupted. */
export const END_EVENT = 'end'
/** Last event of a stream that failed: `data` is the envelope of the error. */
export const ERROR_EVENT = 'error'

/** Interval of comments that keep the connection open while the server is busy. */
export const HEARTBEAT_MS = 15_000
/** A connection without data for this long is considered dead. */
export const SILENCE_MS = 45_000
/** Maximum characters of one event. */
export const MAX_EVENT_LENGTH = 1_000_000
