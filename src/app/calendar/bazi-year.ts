import { type Ganzhi, SIXTY, yearPillarAt } from '#bazi/index.ts'

/** A point in time as the engine takes it: whole seconds of UTC. */
export const utcOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

/** The pair of a year counted from 立春; without the jie table, since luck runs on after 2100. */
export function pairOfYear(year: number): Ganzhi {
  return SIXTY[(((year - 4) % 60) + 60) % 60]!
}

/** The year of the sixty at a moment, which begins at 立春. */
export function baziYearAt(time: Date): number {
  const year = time.getFullYear()
  return pairOfYear(year).index === yearPillarAt(utcOf(time)).index ? year : year - 1
}
