import { addDays } from 'date-fns/addDays'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { MONTH_YEARS } from '#contract/open-days.ts'
import { baziYearAt, pairOfYear } from '../../calendar/bazi-year.ts'
import { civilDateOf, dateOf, dateOfIso, isoOf } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateWords } from '../../terms/date.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { daysMeant } from './days-meant.ts'
import type { Entry } from './entry.ts'

const OF_YEAR = msg({ message: '{weekday}，{year} 年' })
const OF_WEEK = msg({ message: '{day} {weekday}' })

/** Days that have names of their own, by how far they are from today; the names hold in every language. */
const NEAR = [
  { days: 1, name: msg`明天`, also: ['明天', '明日', 'tomorrow'] },
  { days: 2, name: msg`后天`, also: ['后天', '後天', 'the day after tomorrow'] },
  { days: -1, name: msg`昨天`, also: ['昨天', '昨日', 'yesterday'] },
]

interface DayEntries {
  /** Days that are there before anything is typed. */
  readonly near: readonly Entry[]
  /** Days and years that what was typed names. */
  readonly meant: (typed: string) => readonly Entry[]
  /** Those among the ids of what was used lately. */
  readonly again: (ids: readonly string[]) => readonly Entry[]
}

const presentYear = () => baziYearAt(new Date())

/** Days with their fortune and their page of the almanac, and years. */
export function useDayEntries(): DayEntries {
  const { _, locale } = useMessages()
  const navigate = useNavigate()
  const today = isoOf(useLocalHour().today)
  return useMemo(() => {
    const { monthDay, weekday } = dateWords[locale]
    const now = dateOfIso(today)!
    function fortuneOf(date: CivilDate): Entry {
      const iso = isoOf(date)
      const note = _({ ...OF_YEAR, values: { weekday: weekday(date), year: date.year } })
      const open = () => void navigate({ to: '/fate/index', hash: iso === today ? '' : iso })
      return { id: `day:${iso}`, kind: 'day', name: monthDay(date), note, also: [iso], open }
    }
    function almanacOf(date: CivilDate): Entry {
      const iso = isoOf(date)
      const open = () => void navigate({ to: '/almanac', search: { date: iso } })
      return { ...fortuneOf(date), id: `almanac:${iso}`, kind: 'almanac', open }
    }
    function yearOf(year: number): Entry {
      const name = `${year} ${pairTextOf(_, pairOfYear(year))}`
      return { id: `year:${year}`, kind: 'year', name, open: () => void navigate({ to: '/fate/year', search: { year } }) }
    }
    const isYear = (year: number) => year >= MONTH_YEARS[0] && year <= MONTH_YEARS[1]
    const year = presentYear()
    const again = ([kind, name]: readonly string[]): readonly Entry[] => {
      if (kind === 'year') return isYear(Number(name)) ? [yearOf(Number(name))] : []
      const date = dateOfIso(name ?? '')
      if (!date) return []
      return kind === 'day' ? [fortuneOf(date)] : kind === 'almanac' ? [almanacOf(date)] : []
    }
    return {
      near: [
        ...NEAR.map(({ days, name, also }) => {
          const date = civilDateOf(addDays(dateOf(now), days))
          const day = fortuneOf(date)
          const note = _({ ...OF_WEEK, values: { day: day.name, weekday: weekday(date) } })
          return { ...day, name: _(name), note, also: [...also, ...day.also!, day.name] }
        }),
        { ...yearOf(year), also: ['今年', 'this year'] },
        { ...yearOf(year + 1), also: ['明年', 'next year'] },
      ],
      meant: (typed) => {
        const named = /^(\d{4})\s*年?$/.exec(typed.trim())?.[1]
        if (named && isYear(Number(named))) return [yearOf(Number(named))]
        return daysMeant(typed, now).flatMap((date) => [fortuneOf(date), almanacOf(date)])
      },
      again: (ids) => ids.flatMap((id) => again(id.split(':'))),
    }
  }, [_, locale, navigate, today])
}
