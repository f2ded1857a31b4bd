import { FieldRangeError } from './field-error.ts'

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?$/

/** `YYYY-MM-DDTHH:mm:ss` of milliseconds of a wall clock as if it were UTC. */
export function wallTextOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19)
}

/**
 * Milliseconds of the wall clock as if it were UTC; a space for the T, and no seconds, are taken too.
 * Throws a RangeError with `field: 'local'`.
 */
export function wallMsOf(local: string): number {
  const [, date, minutes, seconds = '00'] = LOCAL.exec(local) ?? []
  const text = `${date}T${minutes}:${seconds}`
  const ms = date === undefined ? Number.NaN : Date.parse(`${text}Z`)
  // `Date` rolls 30 February over to March; what comes back must be what went in.
  if (Number.isNaN(ms) || wallTextOf(ms) !== text) throw new FieldRangeError('local', `not a clock time: ${local}`)
  return ms
}

/** The instant, `YYYY-MM-DDTHH:mm:ssZ`, at which a clock so far east of UTC shows `local`. Errors as in `wallMsOf`. */
export function utcOf(local: string, offsetSeconds: number): string {
  return `${wallTextOf(wallMsOf(local) - offsetMsOf(offsetSeconds))}Z`
}

/** No clock was ever a day off. */
function offsetMsOf(seconds: number): number {
  if (!(Math.abs(seconds) < 86_400)) throw new FieldRangeError('offsetSeconds', `not an offset: ${seconds}`)
  return seconds * 1000
}

/** Milliseconds of an ISO instant. Throws a RangeError with `field: 'utc'`. */
export function instantMsOf(utc: string): number {
  const ms = Date.parse(utc)
  if (Number.isNaN(ms)) throw new FieldRangeError('utc', `not an instant: ${utc}`)
  return ms
}

/** What a clock so far east of UTC shows at an instant, `YYYY-MM-DDTHH:mm:ss`. Throws a RangeError with `field`: `utc` or `offsetSeconds`. */
export function wallClockAt(utc: string, offsetSeconds: number): string {
  return wallTextOf(instantMsOf(utc) + offsetMsOf(offsetSeconds))
}
