import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { addDays } from 'date-fns/addDays'
import { useMemo } from 'react'
import type { BranchCode, CivilDate } from '#bazi/index.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { toCivilDate, startOfCivilDate, parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { useAlmanac } from '../../calendar/use-almanac.ts'
import { DaySteps } from '../../ui/day-steps.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { useSideKeys } from '../../ui/use-side-keys.ts'
import { type PageSteps, useSideSwipe } from '../../ui/use-side-swipe.ts'
import classes from './almanac.module.css'
import { AlmanacFoot } from './almanac-foot.tsx'
import { AlmanacDayHeader } from './almanac-leaf.tsx'
import { AlmanacLists } from './almanac-lists.tsx'
import { DayCustoms } from './day-customs.tsx'
import { DayFacts } from './day-facts.tsx'
import { DayGods } from './day-gods.tsx'
import { DayHours } from './day-hours.tsx'
import { DateJumpField } from './jump-field.tsx'

interface AlmanacDaysProps {
  date: CivilDate
  today: CivilDate
  /** Branch of the current double-hour; null from 23:00 on, which belongs to the next day. */
  hour: BranchCode | null
  onShowDay: (iso: string) => void
  back: () => void
}

function createSides(date: CivilDate, onShowDay: (iso: string) => void): PageSteps {
  const to = (days: number) => {
    const iso = formatIsoDate(toCivilDate(addDays(startOfCivilDate(date), days)))
    return iso >= FIRST_ALMANAC_DAY && iso <= LAST_ALMANAC_DAY ? () => onShowDay(iso) : undefined
  }
  return { before: to(-1), after: to(1) }
}

/** Almanac page of a day; buttons, arrow keys, swipes and a date field lead to other days. */
export function AlmanacDays({ date, today, hour, onShowDay, back }: AlmanacDaysProps) {
  const { t } = useLingui()
  const iso = formatIsoDate(date)
  const { almanac, hasFailed, retry } = useAlmanac()
  const sides = createSides(date, onShowDay)
  const swipe = useSideSwipe(sides)
  useSideKeys(sides)
  const read = useMemo(() => {
    const shown = parseIsoDate(iso)!
    if (!almanac) return undefined
    const day = almanac.almanacOf(shown)
    const seasons = { pentad: almanac.pentadOf(shown), spell: almanac.spellOf(shown) }
    return { day, terms: almanac.solarTermsAround(shown), seasons, fetus: almanac.fetusPlaceOf(day.pillars.day) }
  }, [almanac, iso])
  const isToday = iso === formatIsoDate(today)
  return (
    <main className={classes.root}>
      <TopBar back={back}>
        {!isToday && (
          <button type="button" className={classes.today} aria-label={t`回到今日`} onClick={() => onShowDay(formatIsoDate(today))}>
            {t`今日`}
          </button>
        )}
        <DateJumpField iso={iso} onShowDay={onShowDay} />
        <DaySteps {...sides} />
      </TopBar>
      {hasFailed && (
        <StatePage title={t`历书没有取到。请联网后再试一次。`}>
          <Button onClick={retry}>{t`再试一次`}</Button>
        </StatePage>
      )}
      {read && (
        <div className={classes.leaf} {...swipe}>
          <AlmanacDayHeader day={read.day} terms={read.terms} isToday={isToday} />
          <div className={classes.side}>
            <AlmanacLists day={read.day} />
            <DayFacts day={read.day} terms={read.terms} seasons={read.seasons} />
            <DayHours day={read.day} now={isToday ? hour : null} />
            <DayCustoms day={read.day} fetus={read.fetus} />
            <DayGods gods={read.day.gods} />
            <AlmanacFoot day={isToday ? null : iso} />
          </div>
        </div>
      )}
    </main>
  )
}
