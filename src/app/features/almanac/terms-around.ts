import type { SolarTerm } from '#almanac/codes.ts'

/** The solar term that a day lies in, and the one after it. */
export interface TermsAround {
  readonly present: SolarTerm
  readonly next: SolarTerm
}

const ALMANAC_OFFSET_MS = 8 * 3_600_000

/** An instant as clocks at UTC+8 show it, by which almanacs count: `YYYY-MM-DDTHH:mm:ss`. */
export function clockAt(utc: string): string {
  return new Date(Date.parse(utc) + ALMANAC_OFFSET_MS).toISOString().slice(0, 19)
}
