import { useEffect, useState } from 'react'
import type { LunarDate, SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { CivilMonth, BaziMonthSegment } from '#readings/daily/index.ts'
import { formatAlmanacClock } from '../../../calendar/almanac-clock.ts'
import { listMonthDates } from '../../../calendar/civil-dates.ts'
import { formatIsoMonth } from '../../../calendar/months.ts'

/** A solar term with its day of the month and clock time at UTC+8. */
export interface TermDay {
  readonly code: SolarTermCode
  readonly utc: string
  readonly reading: string
  readonly day: number
}

interface MonthLunarAndTerms {
  /** Index: day of the month − 1. */
  readonly lunar: readonly LunarDate[]
  readonly terms: readonly TermDay[]
}

export interface MonthAlmanac {
  readonly lunar: readonly LunarDate[] | undefined
  /** Solar terms of the month: at first only the jie, which the engine knows; the middle term too once the almanac is loaded. */
  readonly terms: readonly TermDay[]
  readonly hasFailed: boolean
}

const termDayOf = ({ code, utc }: { readonly code: SolarTermCode; readonly utc: string }): TermDay => {
  const reading = formatAlmanacClock(utc)
  return { code, utc, reading, day: Number(reading.slice(8, 10)) }
}

const loadedMonths = new Map<string, MonthLunarAndTerms>()

/** Loads and caches a month of the almanac. @throws when the almanac chunk cannot be loaded */
export async function loadMonthAlmanac({ year, month }: CivilMonth): Promise<MonthLunarAndTerms> {
  const key = formatIsoMonth({ year, month })
  const known = loadedMonths.get(key)
  if (known) return known
  const { lunarDateOf, solarTermsOf } = await import('#almanac/index.ts')
  const found = {
    lunar: listMonthDates({ year, month, day: 1 } satisfies CivilDate).map(lunarDateOf),
    terms: solarTermsOf(year)
      .slice(month * 2 - 2, month * 2)
      .map(termDayOf),
  }
  loadedMonths.set(key, found)
  return found
}

/** Lunar dates and solar terms of a month. The almanac is a lazy chunk: undefined at first unless prefetched. */
export function useMonthAlmanac({ year, month }: CivilMonth, [, { jie }]: readonly [BaziMonthSegment, BaziMonthSegment]): MonthAlmanac {
  const key = formatIsoMonth({ year, month })
  const [failed, setFailed] = useState('')
  const [, setArrived] = useState('')
  const current = loadedMonths.get(key)
  const isRead = current !== undefined
  useEffect(() => {
    if (isRead) return undefined
    let isWanted = true
    loadMonthAlmanac({ year, month }).then(
      () => isWanted && setArrived(key),
      () => isWanted && setFailed(key),
    )
    return () => void (isWanted = false)
  }, [isRead, key, year, month])
  return { lunar: current?.lunar, terms: current?.terms ?? [termDayOf(jie)], hasFailed: !isRead && failed === key }
}
