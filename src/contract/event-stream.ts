/**
 * How the events of a stream are written: as server-sent events (WHATWG HTML) whose `data` is JSON. An
 * event of the call has no name, for its `type` tells it; the two names below are the transport's own.
 */

/** The last event of a whole stream. One that stops without it was cut. */
export const END_EVENT = 'end'
/** The last event of a stream that failed on the way: `data` is the envelope of the failure. */
export const ERROR_EVENT = 'error'

/** A comment is sent this often, so that nobody on the way takes a thinking server for a dead line. */
export const HEARTBEAT_MS = 15_000
/** A line that has been silent for so long is dead. */
export const SILENCE_MS = 45_000
/** Characters of one event. */
export const MAX_EVENT_LENGTH = 1_000_000
