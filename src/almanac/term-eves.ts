import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import { solarTermsOf, beijingEpochDayOf } from './solar-terms.ts'

/** 四离: day before an equinox or a solstice; 四绝: day before the first day of a season. */
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
      return eve === undefined ? [] : [[beijingEpochDayOf(utc) - 1, eve] as const]
    }),
  )
}

const made = new Map<number, ReadonlyMap<number, TermEveCode>>()

/** Eve (四离 or 四绝) on a date at UTC+8, or null. @throws BadInput (`year` or `date`) outside 1850–2100 or the calendar */
export function termEveOf(date: CivilDate): TermEveCode | null {
  const eves = made.get(date.year) ?? computeEves(date.year)
  made.set(date.year, eves)
  return eves.get(checkedDaysOf(date)) ?? null
}
