import { useEffect, useState } from 'react'
import type { LunarDate, SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { CivilMonth, Stretch } from '#readings/daily/index.ts'
import { almanacClockOf } from '../../../calendar/almanac-clock.ts'
import { monthOf } from '../../../calendar/civil-dates.ts'
import { textOfMonth } from '../../../calendar/months.ts'

/** A solar term on its day, with the clock's reading at UTC+8. */
export interface TermDay {
  readonly code: SolarTermCode
  readonly utc: string
  readonly reading: string
  readonly day: number
}

interface Read {
  /** By the days of the month. */
  readonly lunar: readonly LunarDate[]
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

const read = new Map<string, Read>()

/** Reads a month of the almanac: once. @throws when the almanac's file cannot be had */
export async function readMonthAlmanac({ year, month }: CivilMonth): Promise<Read> {
  const key = textOfMonth({ year, month })
  const known = read.get(key)
  if (known) return known
  const { lunarDateOf, solarTermsOf } = await import('#almanac/index.ts')
  const found = {
    lunar: monthOf({ year, month, day: 1 } satisfies CivilDate).map(lunarDateOf),
    terms: solarTermsOf(year)
      .slice(month * 2 - 2, month * 2)
      .map(termDayOf),
  }
  read.set(key, found)
  return found
}

/** Lunar dates and solar terms of a month: the almanac is a file of its own, and the calendar stands before it, unless the month was read ahead. */
export function useMonthAlmanac({ year, month }: CivilMonth, [, { jie }]: readonly [Stretch, Stretch]): MonthAlmanac {
  const key = textOfMonth({ year, month })
  const [failed, setFailed] = useState('')
  const [, setArrived] = useState('')
  const current = read.get(key)
  const isRead = current !== undefined
  useEffect(() => {
    if (isRead) return undefined
    let isWanted = true
    readMonthAlmanac({ year, month }).then(
      () => isWanted && setArrived(key),
      () => isWanted && setFailed(key),
    )
    return () => void (isWanted = false)
  }, [isRead, key, year, month])
  return { lunar: current?.lunar, terms: current?.terms ?? [termDayOf(jie)], hasFailed: !isRead && failed === key }
}
