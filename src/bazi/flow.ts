import { checkChart } from './bad-input.ts'
import type { CivilDate } from './calendar.ts'
import { checkedDaysOf, civilDateOf, DAY_SECONDS, formatCivilDate, parseUtc } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { Ganzhi } from './cycle.ts'
import type { LuckPillar } from './luck.ts'
import { luckPillarOn } from './luck.ts'
import { pillarOfEpochDay, almanacJieNumberOf, monthPillarOfJie, yearPillarOfJie } from './pillars.ts'
import type { Jie } from './solar-terms.ts'
import { jieAt, jieNumberAt, jieNumberOf } from './solar-terms.ts'

/** Day pair of a civil date as in almanacs, without a change at 23:00. Years −9999 to 9999. @throws BadInput, for example for 31 June */
export function dayPillarOf(date: CivilDate): Ganzhi {
  return pillarOfEpochDay(checkedDaysOf(date))
}

/** Year pair at an instant (ISO, `Z`); it changes at 立春. 1849–2101. @throws BadInput */
export function yearPillarAt(utc: string): Ganzhi {
  return yearPillarOfJie(jieNumberAt(parseUtc(utc, 'utc')))
}

/** Month pair at an instant (ISO, `Z`); it changes at the twelve jie. 1849–2101. @throws BadInput */
export function monthPillarAt(utc: string): Ganzhi {
  return monthPillarOfJie(jieNumberAt(parseUtc(utc, 'utc')))
}

/** Returns the last jie at or before an instant (ISO, `Z`) and the next jie. @throws BadInput */
export function jieAround(utc: string): { readonly prevJie: Jie; readonly nextJie: Jie } {
  const k = jieNumberAt(parseUtc(utc, 'utc'))
  return { prevJie: jieAt(k), nextJie: jieAt(k + 1) }
}

/** Year, month and day pairs that an almanac prints for a civil date. */
export interface AlmanacPillars {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
}

/** Pairs of a date for day scores and almanac: month and year change at 00:00 of the jie's day in UTC+8. @throws BadInput */
export function almanacPillarsOf(date: CivilDate): AlmanacPillars {
  const days = checkedDaysOf(date)
  const jie = almanacJieNumberOf(days)
  return { year: yearPillarOfJie(jie), month: monthPillarOfJie(jie), day: pillarOfEpochDay(days) }
}

/** A month of the Bazi year: its pair, the jie that begins it and the instant that ends it. */
export interface BaziMonth extends Ganzhi {
  readonly jie: Jie
  readonly endUtc: string
}

/** The twelve months of the Bazi year that begins at 立春 of `year` (寅 to 丑). 1849–2100. @throws BadInput */
export function baziMonthsOf(year: number): readonly BaziMonth[] {
  const first = jieNumberOf(year, 1)
  jieNumberOf(year + 1, 1)
  return Array.from({ length: 12 }, (_, m) => ({
    ...monthPillarOfJie(first + m),
    jie: jieAt(first + m),
    endUtc: jieAt(first + m + 1).utc,
  }))
}

/**
 * Luck pillar in effect at an instant, by the calendar date under the UTC offset of birth;
 * null before the first and after the tenth luck pillar.
 */
export function luckPillarAt(chart: Chart, utc: string): LuckPillar | null {
  checkChart(chart)
  const local = parseUtc(utc, 'utc') + chart.input.offsetSeconds
  return luckPillarOn(chart.luck, formatCivilDate(civilDateOf(Math.floor(local / DAY_SECONDS))))
}
