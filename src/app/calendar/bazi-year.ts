import { type Ganzhi, SIXTY, yearPillarAt } from '#bazi/index.ts'

/** Formats a time for the engine: UTC in whole seconds. */
export const formatUtcSeconds = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

/** Returns the pair of a year counted from 立春; needs no jie table, since luck cycles go beyond 2100. */
export function pairOfYear(year: number): Ganzhi {
  return SIXTY[(((year - 4) % 60) + 60) % 60]!
}

/** Returns the Bazi year at a time; it begins at 立春. */
export function baziYearAt(time: Date): number {
  const year = time.getFullYear()
  return pairOfYear(year).index === yearPillarAt(formatUtcSeconds(time)).index ? year : year - 1
}
