/**
 * Events of a stream: server-sent events (WHATWG HTML) with JSON data. The events of a call have a `type` and no SSE name; the transport
 * uses the names below.
 */

/** Last event of a complete stream. A stream that ends without it was interrupted. */
export const END_EVENT = 'end'
/** Last event of a stream that failed: `data` is the envelope of the error. */
export const ERROR_EVENT = 'error'

/** Interval in milliseconds of SSE comments that keep the connection open while the server is busy. */
export const HEARTBEAT_MS = 15_000
/** A connection that receives no data for this long (ms) is considered dead. */
export const MAX_STREAM_SILENCE_MS = 45_000
/** Maximum characters of one event. */
export const MAX_EVENT_LENGTH = 1_000_000
