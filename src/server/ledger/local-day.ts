import { offsetSecondsAt } from '#places/index.ts'

/** The date in an IANA time zone, `YYYY-MM-DD`. */
export function localDateOf(zone: string, now: number): string {
  return new Date(now + offsetSecondsAt(zone, now) * 1000).toISOString().slice(0, 10)
}
