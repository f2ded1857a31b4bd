import type { CivilDate } from '#bazi/index.ts'
import { shiftMonth, formatIsoMonth } from '../../calendar/months.ts'

/** The present month and the next, `YYYY-MM`. */
export function monthsFrom({ year, month }: CivilDate): readonly [string, string] {
  const present = { year, month }
  return [formatIsoMonth(present), formatIsoMonth(shiftMonth(present, 1) ?? present)]
}

/** Year and month of `YYYY-MM`. */
export function monthOf(text: string): { readonly year: number; readonly month: number } {
  const [year, month] = text.split('-').map(Number) as [number, number]
  return { year, month }
}
