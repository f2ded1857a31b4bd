import { offsetSecondsAt } from '#places/index.ts'

/** The date, `YYYY-MM-DD`, that it is in an IANA zone. */
export function localDateOf(zone: string, now: number): string {
  return new Date(now + offsetSecondsAt(zone, now) * 1000).toISOString().slice(0, 10)
}
