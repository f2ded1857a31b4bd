/** Charts computed by lunar-typescript and the clocks of the test vectors, without code of the engine. */
import { Solar } from 'lunar-typescript'
import type { LuckElsewhere } from '#bazi/index.ts'
import type { CheckCase } from '#device/check/check-cases.ts'

/** Pillars and luck that a calendar prints for a birth. */
export interface Printed {
  readonly pillars: readonly string[]
  readonly luck: LuckElsewhere
}

/** Inputs of a chart in milliseconds, all clocks as if UTC. */
export interface Source {
  readonly utc: number
  readonly civil: number
  /** Local time as written; differs from the civil clock for a skipped time. */
  readonly local: number
  readonly solar: number
  readonly eot: number
  readonly clock: 'solar' | 'civil' | 'mean'
  readonly zi: '23' | '24' | 'same-day'
  readonly offset: number
  readonly lng: number
  readonly lat: number
  readonly gender: 'male' | 'female'
  readonly monthBy: 'instant' | 'day' | 'solar' | 'civil'
  readonly jieOff: number
  readonly yearBy: 'lichun' | 'lunar' | 'january'
  readonly months: number
  readonly luck: 'minutes' | 'double-hours' | 'days'
  readonly byGender: boolean
}

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR
export const BEIJING = 8 * HOUR

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const pairAt = (n: number) => STEMS[((n % 10) + 10) % 10]! + BRANCHES[((n % 12) + 12) % 12]!
const numberOf = (pair: string) => Array.from({ length: 60 }, (_, n) => n).find((n) => pairAt(n) === pair)!

export function solarOf(ms: number): Solar {
  const at = new Date(ms)
  return Solar.fromYmdHms(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  )
}

export function sourceOf({ input, expect }: CheckCase): Source {
  const utc = Date.parse(expect.utc)
  return {
    utc,
    civil: utc + expect.offsetSeconds * SECOND,
    local: Date.parse(`${input.local}Z`),
    solar: Date.parse(`${expect.trueSolar}Z`),
    eot: expect.eotSeconds * SECOND,
    clock: input.solarTime ? 'solar' : 'civil',
    zi: input.zi,
    offset: expect.offsetSeconds * SECOND,
    lng: input.lng,
    lat: input.lat,
    gender: input.gender,
    monthBy: 'instant',
    jieOff: 0,
    yearBy: 'lichun',
    months: 0,
    luck: 'minutes',
    byGender: false,
  }
}

export function printedBy(source: Source): Printed {
  const { utc, civil, solar, eot, zi } = source
  const clock = { solar, civil, mean: solar - eot }[source.clock]
  const beijing = utc + BEIJING + source.jieOff
  const instant = { instant: beijing, day: civil, solar, civil: civil + source.jieOff }[source.monthBy]
  const flow = solarOf(instant).getLunar()
  const isByDay = source.monthBy === 'day'
  const named = solarOf(civil)
  const year = {
    lichun: isByDay ? flow.getYearInGanZhiByLiChun() : flow.getYearInGanZhiExact(),
    lunar: named.getLunar().getYearInGanZhi(),
    january: pairAt(named.getYear() - 4),
  }[source.yearBy]
  const month = pairAt(numberOf(isByDay ? flow.getMonthInGanZhi() : flow.getMonthInGanZhiExact()) + source.months)
  const turned = solarOf(clock).getLunar()
  const day = zi === '23' ? turned.getDayInGanZhiExact() : turned.getDayInGanZhiExact2()
  const time = turned.getTimeInGanZhi()
  const sameDayHour = pairAt((numberOf(day) % 5) * 12 + BRANCHES.indexOf(time[1]!))
  return {
    pillars: [year, month, day, zi === 'same-day' ? sameDayHour : time],
    luck: luckOf(source, isByDay ? beijing : instant, numberOf(month)),
  }
}

function luckOf({ gender, luck, byGender }: Source, instant: number, month: number): LuckElsewhere {
  const eight = solarOf(instant).getLunar().getEightChar()
  const isYang = STEMS.indexOf(solarOf(instant).getLunar().getYearGanExact()) % 2 === 0
  const forward = byGender ? gender === 'male' : isYang === (gender === 'male')
  // The library derives the direction from the gender, so the other direction needs the other gender.
  const yun = eight.getYun(forward === isYang ? 1 : 0, luck === 'double-hours' ? 1 : 2)
  const pillars = Array.from({ length: 8 }, (_, i) => pairAt(forward ? month + i + 1 : month - i - 1))
  if (luck !== 'days') return { years: yun.getStartYear(), months: yun.getStartMonth(), days: yun.getStartDay(), pillars }
  const lunar = solarOf(instant).getLunar()
  const jie = forward ? lunar.getNextJie().getSolar() : lunar.getPrevJie().getSolar()
  const days = Math.abs(Math.round((dayOf(jie) - dayOf(solarOf(instant))) / DAY))
  return { years: Math.floor(days / 3), months: (days % 3) * 4, days: 0, pillars }
}

export const dayOf = (solar: Solar) => Date.UTC(solar.getYear(), solar.getMonth() - 1, solar.getDay())
