import { lightFormat } from 'date-fns/lightFormat'
import { SHOWN_YEAR_RANGE } from '#contract/open-days.ts'
import type { CivilMonth } from '#readings/daily/index.ts'

/** Formats a month as in URLs: 2026-11. */
export function formatIsoMonth({ year, month }: CivilMonth): string {
  return lightFormat(new Date(year, month - 1, 1), 'yyyy-MM')
}

/** Parses `YYYY-MM`; undefined if it is not a supported month. */
export function parseIsoMonth(text: string): CivilMonth | undefined {
  const [, year, month] = (/^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []).map(Number)
  return year === undefined || month === undefined ? undefined : ifSupported({ year, month })
}

/** Returns the month `by` months later (earlier if negative); undefined outside the supported years. */
export function shiftMonth({ year, month }: CivilMonth, by: number): CivilMonth | undefined {
  const count = year * 12 + month - 1 + by
  return ifSupported({ year: Math.floor(count / 12), month: (count % 12) + 1 })
}

function ifSupported(month: CivilMonth): CivilMonth | undefined {
  return month.year >= SHOWN_YEAR_RANGE[0] && month.year <= SHOWN_YEAR_RANGE[1] ? month : undefined
}
