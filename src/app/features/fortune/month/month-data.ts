import { useEffect, useState } from 'react'
import type { LunarDate, SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate, Chart } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, type BaziMonthSegment, type MonthReading, createMonthReading } from '#readings/daily/index.ts'
import { listMonthDates } from '../../../calendar/civil-dates.ts'
import { formatIsoMonth } from '../../../calendar/months.ts'
import { getArchiveChart, memoizeByChart } from '../../../session/chart-cache.ts'
import { formatAlmanacClock } from '../../../calendar/almanac-days.ts'

/** A solar term with its day of the month and clock time at UTC+8. */
export interface SolarTermDay {
  readonly code: SolarTermCode
  readonly utc: string
  readonly reading: string
  readonly day: number
}

interface MonthLunarAndTerms {
  /** Index: day of the month − 1. */
  readonly lunar: readonly LunarDate[]
  readonly terms: readonly SolarTermDay[]
}

export interface MonthAlmanac {
  readonly lunar: readonly LunarDate[] | undefined
  /** Solar terms of the month: at first only the jie, which the engine knows; the middle term too once the almanac is loaded. */
  readonly terms: readonly SolarTermDay[]
  readonly hasFailed: boolean
}

const termDayOf = ({ code, utc }: { readonly code: SolarTermCode; readonly utc: string }): SolarTermDay => {
  const reading = formatAlmanacClock(utc)
  return { code, utc, reading, day: Number(reading.slice(8, 10)) }
}

const loadedMonths = new Map<string, MonthLunarAndTerms>()

/** Loads and caches a month of the almanac. @throws when the almanac chunk cannot be loaded */
async function loadMonthAlmanac({ year, month }: CivilMonth): Promise<MonthLunarAndTerms> {
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

const cachedViewAt = memoizeByChart((chart, count) => createMonthReading(chart, { year: Math.floor(count / 12), month: (count % 12) + 1 }))

/** Returns a chart's month view, cached per chart. */
export const getMonthView = (chart: Chart, { year, month }: CivilMonth): MonthReading => cachedViewAt(chart, year * 12 + month - 1)

/** Precomputes a month's values and almanac while the page is idle. */
export async function prefetchMonth(archive: ListedArchive, month: CivilMonth): Promise<void> {
  getMonthView(getArchiveChart(archive), month)
  await loadMonthAlmanac(month)
}
