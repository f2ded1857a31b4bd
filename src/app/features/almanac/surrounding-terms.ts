import type { SolarTerm } from '#almanac/codes.ts'

/** The current solar term of a day, and the next one. */
export interface SurroundingTerms {
  readonly present: SolarTerm
  readonly next: SolarTerm
}

const ALMANAC_OFFSET_MS = 8 * 3_600_000

/** Formats an instant as clock time at UTC+8, which almanacs use: `YYYY-MM-DDTHH:mm:ss`. */
export function formatUtc8Clock(utc: string): string {
  return new Date(Date.parse(utc) + ALMANAC_OFFSET_MS).toISOString().slice(0, 19)
}
