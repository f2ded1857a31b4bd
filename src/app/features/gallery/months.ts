import type { CivilDate } from '#bazi/index.ts'
import { shiftMonth, formatIsoMonth } from '../../calendar/months.ts'

/** Returns the current month and the next, `YYYY-MM`. */
export function listOrderMonths({ year, month }: CivilDate): readonly [string, string] {
  const present = { year, month }
  return [formatIsoMonth(present), formatIsoMonth(shiftMonth(present, 1) ?? present)]
}

/** Parses `YYYY-MM`. */
export function parseMonth(text: string): { readonly year: number; readonly month: number } {
  const [year, month] = text.split('-').map(Number) as [number, number]
  return { year, month }
}
