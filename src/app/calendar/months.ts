import { lightFormat } from 'date-fns/lightFormat'
import { MONTH_YEARS } from '#contract/open-days.ts'
import type { CivilMonth } from '#readings/daily/index.ts'

/** 2026-11, as addresses name a month. */
export function textOfMonth({ year, month }: CivilMonth): string {
  return lightFormat(new Date(year, month - 1, 1), 'yyyy-MM')
}

/** The month that an address names; undefined for anything else. */
export function monthOfText(text: string): CivilMonth | undefined {
  const [, year, month] = (/^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []).map(Number)
  return year === undefined || month === undefined ? undefined : openMonth({ year, month })
}

/** A month so many later (earlier below 0); undefined beyond the first and the last. */
export function monthAfter({ year, month }: CivilMonth, by: number): CivilMonth | undefined {
  const count = year * 12 + month - 1 + by
  return openMonth({ year: Math.floor(count / 12), month: (count % 12) + 1 })
}

function openMonth(month: CivilMonth): CivilMonth | undefined {
  return month.year >= MONTH_YEARS[0] && month.year <= MONTH_YEARS[1] ? month : undefined
}
