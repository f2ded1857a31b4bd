import { FieldRangeError } from './field-error.ts'

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?$/

/** Formats wall-clock milliseconds, counted as if in UTC, as `YYYY-MM-DDTHH:mm:ss`. */
export function formatWallClock(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19)
}

/**
 * Parses a wall clock into milliseconds as if in UTC; accepts a space for the T and missing seconds. Throws a
 * RangeError with `field: 'local'`.
 */
export function wallMsOf(local: string): number {
  const [, date, minutes, seconds = '00'] = LOCAL.exec(local) ?? []
  const text = `${date}T${minutes}:${seconds}`
  const ms = date === undefined ? Number.NaN : Date.parse(`${text}Z`)
  // `Date` turns 30 February into March, so a valid date must format back to its input.
  if (Number.isNaN(ms) || formatWallClock(ms) !== text) throw new FieldRangeError('local', `not a clock time: ${local}`)
  return ms
}

/** Instant, `YYYY-MM-DDTHH:mm:ssZ`, at which a clock with this offset (seconds east of UTC) shows `local`. Throws as `wallMsOf`. */
export function utcOf(local: string, offsetSeconds: number): string {
  return `${formatWallClock(wallMsOf(local) - offsetMsOf(offsetSeconds))}Z`
}

/** Converts an offset to milliseconds. Throws a RangeError for a day or more, which no clock ever was off. */
function offsetMsOf(seconds: number): number {
  if (!(Math.abs(seconds) < 86_400)) throw new FieldRangeError('offsetSeconds', `not an offset: ${seconds}`)
  return seconds * 1000
}

/** Parses an ISO instant into milliseconds. Throws a RangeError with `field: 'utc'`. */
export function parseInstant(utc: string): number {
  const ms = Date.parse(utc)
  if (Number.isNaN(ms)) throw new FieldRangeError('utc', `not an instant: ${utc}`)
  return ms
}

/** Time that a clock with this offset (seconds) shows at an instant. Throws a RangeError whose `field` is `utc` or `offsetSeconds`. */
export function wallClockAt(utc: string, offsetSeconds: number): string {
  return formatWallClock(parseInstant(utc) + offsetMsOf(offsetSeconds))
}
