import { type Ganzhi, SIXTY, yearPillarAt } from '#bazi/index.ts'

/** Formats a time for the rules engine: ISO 8601 in UTC, whole seconds. */
export const formatUtcSeconds = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

/**
 * Returns the pair of a Bazi year (from 立春). By arithmetic, not from the table of solar terms: luck cycles extend beyond its end in
 * 2100.
 */
export function pairOfYear(year: number): Ganzhi {
  return SIXTY[(((year - 4) % 60) + 60) % 60]!
}

/** Returns the Bazi year at a time; it begins at 立春. */
export function baziYearAt(time: Date): number {
  const year = time.getFullYear()
  return pairOfYear(year).index === yearPillarAt(formatUtcSeconds(time)).index ? year : year - 1
}
