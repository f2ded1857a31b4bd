import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { addDays } from 'date-fns/addDays'
import { useMemo, useState } from 'react'
import type { BranchCode, CivilDate } from '#bazi/index.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { toCivilDate, startOfCivilDate, parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { useAlmanac } from '../../calendar/use-almanac.ts'
import { DayStepButtons, useArrowKeyPaging, type PagingActions, useSwipePaging } from '../../ui/page-steps.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { browserStorage } from '../../browser/storage.ts'
import { RowLink } from '../../ui/row.tsx'
import { AlmanacDayHeader } from './almanac-leaf.tsx'
import { AlmanacDoDontLists } from './almanac-do-dont-lists.tsx'
import { DayCustoms, DayGods } from './collapsed-sections.tsx'
import { AlmanacDayDetails } from './almanac-day-details.tsx'
import { DayHours } from './day-hours.tsx'
import classes from './almanac.module.css'

interface AlmanacDaysProps {
  date: CivilDate
  today: CivilDate
  /** Branch of the current double-hour; null from 23:00 on, which belongs to the next day. */
  hour: BranchCode | null
  onShowDay: (iso: string) => void
  back: () => void
}

function createSides(date: CivilDate, onShowDay: (iso: string) => void): PagingActions {
  const to = (days: number) => {
    const iso = formatIsoDate(toCivilDate(addDays(startOfCivilDate(date), days)))
    return iso >= FIRST_ALMANAC_DAY && iso <= LAST_ALMANAC_DAY ? () => onShowDay(iso) : undefined
  }
  return { before: to(-1), after: to(1) }
}

/** Almanac page of a day; buttons, arrow keys, swipes and a date field lead to other days. */
export function AlmanacDayView({ date, today, hour, onShowDay, back }: AlmanacDaysProps) {
  const { t } = useLingui()
  const iso = formatIsoDate(date)
  const { almanac, hasFailed, retry } = useAlmanac()
  const sides = createSides(date, onShowDay)
  const swipe = useSwipePaging(sides)
  useArrowKeyPaging(sides)
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
        <DayStepButtons {...sides} />
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
            <AlmanacDoDontLists day={read.day} />
            <AlmanacDayDetails day={read.day} terms={read.terms} seasons={read.seasons} />
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

/** Link to the personal reading of this day (null: today). Today, and without login, it links to `/`, which redirects. */
function AlmanacFoot({ day }: { day: string | null }) {
  const { t } = useLingui()
  return (
    <footer className={classes.foot}>
      <RowLink
        {...(day !== null && browserStorage.getToken() ? { to: '/fate/index', hash: day } : { to: '/' })}
        detail={t`宜忌照你的命盘再选一遍，每个时辰都有一句。`}
      >{t`看你自己的这一天`}</RowLink>
      <p>{t`历书在本机推算，节气按东八区时间。仅供娱乐，不作决定的依据。`}</p>
    </footer>
  )
}

/** Date input; navigates once the typed value is a valid day of the almanac. */
function DateJumpField({ iso, onShowDay }: { iso: string; onShowDay: (iso: string) => void }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: iso, text: iso })
  return (
    <input
      type="date"
      className={classes.jump}
      aria-label={t`日期`}
      min={FIRST_ALMANAC_DAY}
      max={LAST_ALMANAC_DAY}
      required
      value={draft.of === iso ? draft.text : iso}
      onChange={({ currentTarget: { value, validity } }) => {
        const isDay = value !== '' && validity.valid
        setDraft({ of: isDay ? value : iso, text: value })
        if (isDay) onShowDay(value)
      }}
      onBlur={() => setDraft({ of: iso, text: iso })}
    />
  )
}
