import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { CivilMonth } from '#readings/daily/index.ts'
import { formatIsoDate } from '../../../calendar/civil-dates.ts'
import { shiftMonth, formatIsoMonth } from '../../../calendar/months.ts'
import { useSideKeys } from '../../../ui/use-side-keys.ts'
import { useSideSwipe } from '../../../ui/use-side-swipe.ts'
import { useLocalHour } from '../../../calendar/use-local-hour.ts'
import { MonthBar } from './month-bar.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthHead } from './month-head.tsx'
import { MonthLock } from './month-lock.tsx'
import classes from './month-page.module.css'
import { MonthText } from './month-text.tsx'
import { isDayLocked, type ShownMonth } from './shown-month.ts'
import { TermLines } from './term-lines.tsx'
import { useMonthAlmanac } from './use-month-almanac.ts'
import { useShownMonth } from './use-shown-month.ts'

export interface MonthPageProps {
  archive: ListedArchive
  /** Month in the URL; defaults to the current month. */
  asked: CivilMonth | undefined
  onMonthChange: (month: CivilMonth) => void
  switcher: ReactNode
}

/** A month of one archive: days with values, pillar change and reading. */
export function ArchiveMonth({ archive, asked, onMonthChange, switcher }: MonthPageProps) {
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
  useSideKeys(sides)
  const swipe = useSideSwipe(sides)
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
          <TermLines shown={shown} almanac={almanac} />
          {shown.days.some(isDayLocked) && <MonthLock />}
          {deferred.view && <MonthText view={deferred.view} shown={deferred} today={formatIsoDate(today)} />}
          <p className={classes.note}>{t`推算仅供娱乐，不作决定的依据。`}</p>
        </>
      )}
    </div>
  )
}
