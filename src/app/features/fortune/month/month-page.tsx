import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState, type ReactNode, useMemo } from 'react'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { Link } from '@tanstack/react-router'
import { type CivilDate, dayPillarOf } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, splitIntoBaziMonths } from '#readings/daily/index.ts'
import { formatIsoDate, listMonthDates } from '../../../calendar/civil-dates.ts'
import { shiftMonth, formatIsoMonth } from '../../../calendar/months.ts'
import { useArrowKeyPaging, useSwipePaging } from '../../../ui/page-steps.tsx'
import { useLocalHour } from '../../../calendar/use-local-hour.ts'
import { getArchiveChart } from '../../../session/chart-cache.ts'
import { useIsMember } from '../../../session/user-info.ts'
import { formatArchivePillars, useStoredFortunes } from '../day-fortunes.ts'
import { MonthBar, MonthHead } from './month-head.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthReadingSection } from './month-reading-section.tsx'
import { isDayLocked, type ShownMonth, dayRatingOf } from './shown-month.ts'
import { SolarTermLines } from './solar-term-lines.tsx'
import { useMonthAlmanac, getMonthView } from './month-data.ts'
import classes from './month-page.module.css'

interface ArchiveMonthViewProps {
  archive: ListedArchive
  /** Month in the URL; defaults to the current month. */
  asked: CivilMonth | undefined
  onMonthChange: (month: CivilMonth) => void
  switcher: ReactNode
}

/** A month of one archive: days with values, pillar change and reading. */
export function ArchiveMonthView({ archive, asked, onMonthChange, switcher }: ArchiveMonthViewProps) {
  const { t } = useLingui()
  const { today } = useLocalHour()
  const month = asked ?? today
  const isPresent = formatIsoMonth(month) === formatIsoMonth(today)
  const shown = useShownMonth(archive, month, today)
  const almanac = useMonthAlmanac(month, shown.stretches)
  // Paints the grid first, the texts below it later. (The initial value is null, because React ignores `undefined`.)
  const deferred = useDeferredValue<ShownMonth | null>(shown, null)
  const [chosen, setChosen] = useState(formatIsoDate(today))
  const stepMonth = (by: -1 | 1) => {
    const to = shiftMonth(month, by)
    if (to) onMonthChange(to)
  }
  const sides = { before: () => stepMonth(-1), after: () => stepMonth(1) }
  useArrowKeyPaging(sides)
  const swipe = useSwipePaging(sides)
  return (
    <div className={classes.root}>
      <MonthBar
        switcher={switcher}
        onToday={
          isPresent
            ? undefined
            : () => {
                setChosen(formatIsoDate(today))
                onMonthChange(today)
              }
        }
      />
      <MonthHead month={month} stretches={shown.stretches} onMonthStep={stepMonth} />
      <div className={classes.sheet} {...swipe}>
        <MonthGrid shown={shown} almanac={almanac} today={today} chosen={chosen} onChoose={setChosen} onMonthStep={stepMonth} />
      </div>
      {deferred && (
        <>
          <SolarTermLines shown={shown} almanac={almanac} />
          {shown.days.some(isDayLocked) && <MonthLockNotice />}
          {deferred.view && <MonthReadingSection view={deferred.view} shown={deferred} today={formatIsoDate(today)} />}
          <p className={classes.note}>{t`推算仅供娱乐，不作决定的依据。`}</p>
        </>
      )}
    </div>
  )
}

/** Says that some days need a membership, with a link to the shop. */
function MonthLockNotice() {
  const { t } = useLingui()
  return (
    <p className={classes.lock}>
      <LockSimple size={20} weight="light" aria-hidden="true" className={classes.icon} />
      <span>{t`今天前后三十天人人可看，其余日子的力量值随会员开放。`}</span>
      <Link to="/setting/shop" className={classes.way}>
        {t`看会员`}
      </Link>
    </p>
  )
}

/** Computes an archive's month synchronously; a locked day has values only if it was opened before. */
function useShownMonth(archive: ListedArchive, { year, month }: CivilMonth, today: CivilDate): ShownMonth {
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
