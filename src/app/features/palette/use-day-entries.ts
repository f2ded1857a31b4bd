import { addDays } from 'date-fns/addDays'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { SHOWN_YEAR_RANGE } from '#contract/open-days.ts'
import { baziYearAt, pairOfYear } from '../../calendar/bazi-year.ts'
import { toCivilDate, startOfCivilDate, parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { parseTypedDates } from './parse-days.ts'
import type { PaletteEntry } from './entry.ts'

const OF_YEAR = msg({ message: '{weekday}，{year} 年' })
const OF_WEEK = msg({ message: '{day} {weekday}' })

/** Named days with their offset from today in days; the aliases apply in every language. */
const NAMED_DAYS = [
  { days: 1, name: msg`明天`, aliases: ['明天', '明日', 'tomorrow'] },
  { days: 2, name: msg`后天`, aliases: ['后天', '後天', 'the day after tomorrow'] },
  { days: -1, name: msg`昨天`, aliases: ['昨天', '昨日', 'yesterday'] },
]

interface DayEntries {
  /** Named days and years, always available. */
  readonly named: readonly PaletteEntry[]
  /** Returns the entries of the date or year that the text names. */
  readonly findMeant: (typed: string) => readonly PaletteEntry[]
  /** Returns the entries of those recent ids that are days or years. */
  readonly restore: (ids: readonly string[]) => readonly PaletteEntry[]
}

const presentYear = () => baziYearAt(new Date())

/** Returns entries for days (fortune and almanac page) and for years. */
export function useDayEntries(): DayEntries {
  const { _, locale } = useMessages()
  const navigate = useNavigate()
  const today = formatIsoDate(useLocalHour().today)
  return useMemo(() => {
    const { monthDay, weekday } = dateFormatters[locale]
    const now = parseIsoDate(today)!
    function fortuneEntryOf(date: CivilDate): PaletteEntry {
      const iso = formatIsoDate(date)
      const note = _({ ...OF_YEAR, values: { weekday: weekday(date), year: date.year } })
      const open = () => void navigate({ to: '/fate/index', hash: iso === today ? '' : iso })
      return { id: `day:${iso}`, kind: 'day', name: monthDay(date), note, aliases: [iso], open }
    }
    function almanacEntryOf(date: CivilDate): PaletteEntry {
      const iso = formatIsoDate(date)
      const open = () => void navigate({ to: '/almanac', search: { date: iso } })
      return { ...fortuneEntryOf(date), id: `almanac:${iso}`, kind: 'almanac', open }
    }
    function yearEntryOf(year: number): PaletteEntry {
      const name = `${year} ${pairTextOf(_, pairOfYear(year))}`
      return { id: `year:${year}`, kind: 'year', name, open: () => void navigate({ to: '/fate/year', search: { year } }) }
    }
    const isYear = (year: number) => year >= SHOWN_YEAR_RANGE[0] && year <= SHOWN_YEAR_RANGE[1]
    const year = presentYear()
    const entriesOfId = ([kind, name]: readonly string[]): readonly PaletteEntry[] => {
      if (kind === 'year') return isYear(Number(name)) ? [yearEntryOf(Number(name))] : []
      const date = parseIsoDate(name ?? '')
      if (!date) return []
      return kind === 'day' ? [fortuneEntryOf(date)] : kind === 'almanac' ? [almanacEntryOf(date)] : []
    }
    return {
      named: [
        ...NAMED_DAYS.map(({ days, name, aliases }) => {
          const date = toCivilDate(addDays(startOfCivilDate(now), days))
          const day = fortuneEntryOf(date)
          const note = _({ ...OF_WEEK, values: { day: day.name, weekday: weekday(date) } })
          return { ...day, name: _(name), note, aliases: [...aliases, ...day.aliases!, day.name] }
        }),
        { ...yearEntryOf(year), aliases: ['今年', 'this year'] },
        { ...yearEntryOf(year + 1), aliases: ['明年', 'next year'] },
      ],
      findMeant: (typed) => {
        const named = /^(\d{4})\s*年?$/.exec(typed.trim())?.[1]
        if (named && isYear(Number(named))) return [yearEntryOf(Number(named))]
        return parseTypedDates(typed, now).flatMap((date) => [fortuneEntryOf(date), almanacEntryOf(date)])
      },
      restore: (ids) => ids.flatMap((id) => entriesOfId(id.split(':'))),
    }
  }, [_, locale, navigate, today])
}
