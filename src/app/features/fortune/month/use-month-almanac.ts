import { useEffect, useState } from 'react'
import type { LunarDate, SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { CivilMonth, Stretch } from '#readings/daily/index.ts'
import { almanacClockOf } from '../../../calendar/almanac-clock.ts'
import { monthOf } from '../../../calendar/civil-dates.ts'

/** A solar term on its day, with the clock's reading at UTC+8. */
export interface TermDay {
  readonly code: SolarTermCode
  readonly utc: string
  readonly reading: string
  readonly day: number
}

interface Read {
  readonly key: string
  /** By the days of the month; undefined where the almanac's file could not be had. */
  readonly lunar: readonly LunarDate[] | undefined
  readonly terms: readonly TermDay[]
}

export interface MonthAlmanac {
  readonly lunar: readonly LunarDate[] | undefined
  /** The jie, which the engine knows, and with the almanac the middle term. */
  readonly terms: readonly TermDay[]
  readonly hasFailed: boolean
}

const termDayOf = ({ code, utc }: { readonly code: SolarTermCode; readonly utc: string }): TermDay => {
  const reading = almanacClockOf(utc)
  return { code, utc, reading, day: Number(reading.slice(8, 10)) }
}

/** Lunar dates and solar terms of a month: the almanac's library is large, and the calendar stands before it. */
export function useMonthAlmanac({ year, month }: CivilMonth, [, { jie }]: readonly [Stretch, Stretch]): MonthAlmanac {
  const key = `${year}-${month}`
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isWanted = true
    const keep = (found: Omit<Read, 'key'>) => isWanted && setRead({ key, ...found })
    import('#almanac/index.ts').then(
      ({ lunarDateOf, solarTermsOf }) =>
        keep({
          lunar: monthOf({ year, month, day: 1 } satisfies CivilDate).map(lunarDateOf),
          terms: solarTermsOf(year)
            .slice(month * 2 - 2, month * 2)
            .map(termDayOf),
        }),
      () => keep({ lunar: undefined, terms: [] }),
    )
    return () => void (isWanted = false)
  }, [key, year, month])
  const current = read?.key === key ? read : undefined
  return {
    lunar: current?.lunar,
    terms: current?.lunar ? current.terms : [termDayOf(jie)],
    hasFailed: current !== undefined && current.lunar === undefined,
  }
}
