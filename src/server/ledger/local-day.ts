import { offsetSecondsAt } from '#places/index.ts'

/** Returns the date in an IANA time zone at a time (ms), `YYYY-MM-DD`. */
export function localDateOf(zone: string, now: number): string {
  return new Date(now + offsetSecondsAt(zone, now) * 1000).toISOString().slice(0, 10)
}
