import type { SolarTerm } from '#almanac/codes.ts'

/** Solar term in force on a day, and the next solar term. */
export interface SurroundingSolarTerms {
  readonly present: SolarTerm
  readonly next: SolarTerm
}

const ALMANAC_OFFSET_MS = 8 * 3_600_000

/** Formats an ISO instant as clock time at UTC+8, the almanac's time zone: `YYYY-MM-DDTHH:mm:ss`. */
export function formatUtc8Clock(utc: string): string {
  return new Date(Date.parse(utc) + ALMANAC_OFFSET_MS).toISOString().slice(0, 19)
}
