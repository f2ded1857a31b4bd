import { useMemo } from 'react'
import { type CivilDate, dayPillarOf } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, splitIntoBaziMonths } from '#readings/daily/index.ts'
import { formatIsoDate, listMonthDates } from '../../../calendar/civil-dates.ts'
import { getArchiveChart } from '../../../session/chart-cache.ts'
import { useIsMember } from '../../../session/user-info.ts'
import { formatArchivePillars, useStoredFortunes } from '../day-fortunes.ts'
import { getMonthView } from './month-views.ts'
import { type ShownMonth, dayRatingOf } from './shown-month.ts'

/** Computes an archive's month synchronously; a locked day has values only if it was opened before. */
export function useShownMonth(archive: ListedArchive, { year, month }: CivilMonth, today: CivilDate): ShownMonth {
  const isMember = useIsMember()
  const dates = useMemo(() => listMonthDates({ year, month, day: 1 }), [year, month])
  const stored = useStoredFortunes(archive.archive_id, dates[0]!, dates.at(-1)!)
  const chart = getArchiveChart(archive)
  const todayIso = formatIsoDate(today)
  const stretches = useMemo(() => splitIntoBaziMonths({ year, month }), [year, month])
  const pillars = formatArchivePillars(archive)
  return useMemo(() => {
    const open = dates.map((date) => isOpenDay(formatIsoDate(date), todayIso, false) || isMember)
    const view = open.includes(true) ? getMonthView(chart, { year, month }) : undefined
    const days = dates.map((date, i) => {
      const iso = formatIsoDate(date)
      const isOpen = open[i]
      const opened = stored.get(iso)
      // A day opened before the birth was edited belongs to another chart.
      const rating = (isOpen === true ? view?.days[i] : undefined) ?? (opened?.ganzhi === pillars ? dayRatingOf(opened.view) : undefined)
      return { iso, date, pair: dayPillarOf(date), isOpen, rating }
    })
    const whole = open.every((isOpen) => isOpen === true) ? view : undefined
    return { month: { year, month }, dayStem: chart.pillars.day.stem, stretches, view: whole, days }
  }, [year, month, dates, stored, chart, isMember, todayIso, stretches, pillars])
}
