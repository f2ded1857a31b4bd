import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import { solarTermsOf, termDayOf } from './solar-terms.ts'

/** 四离 before an equinox or a solstice; 四绝 before the first day of a season. */
export type TermEveCode = 'sili' | 'sijue'

const EVES: Partial<Readonly<Record<SolarTermCode, TermEveCode>>> = {
  lichun: 'sijue',
  chunfen: 'sili',
  lixia: 'sijue',
  xiazhi: 'sili',
  liqiu: 'sijue',
  qiufen: 'sili',
  lidong: 'sijue',
  dongzhi: 'sili',
}

function computeEves(year: number): ReadonlyMap<number, TermEveCode> {
  return new Map(
    solarTermsOf(year).flatMap(({ code, utc }) => {
      const eve = EVES[code]
      return eve === undefined ? [] : [[termDayOf(utc) - 1, eve] as const]
    }),
  )
}

const made = new Map<number, ReadonlyMap<number, TermEveCode>>()

/**
 * Eve that a date is, or null: the eight eves are on the day before the day of their term (UTC+8), all within one year.
 * @throws BadInput (`field` 'year' or 'date') outside 1850–2100 or the calendar
 */
export function termEveOf(date: CivilDate): TermEveCode | null {
  const eves = made.get(date.year) ?? computeEves(date.year)
  made.set(date.year, eves)
  return eves.get(checkedDaysOf(date)) ?? null
}
