import type { CivilDate } from '#bazi/index.ts'

/** Parses `YYYY-MM-DD`, without checking that the date exists. */
export function parseCivilDate(date: string): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** Returns the date `days` days after a date, both `YYYY-MM-DD`. */
export function addDaysToDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
