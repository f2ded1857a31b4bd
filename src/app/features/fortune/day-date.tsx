import { Fragment } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { LunarDate, SolarTermCode } from '#almanac/codes.ts'
import type { AlmanacPillars, CivilDate } from '#bazi/index.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatShortLunarDate, formatLunarDate } from '../../terms/lunar.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import classes from './day-date.module.css'
import { useMessages } from '../../language/use-messages.ts'

interface DateProps {
  date: CivilDate
  pillars: AlmanacPillars
  /** Undefined until the almanac is loaded; the space for its line stays reserved. */
  lunar: LunarDate | undefined
  solarTerm: SolarTermCode | null
}

/** The date with a large day number. `apart`: on a phone, the calendar names are at the opposite edge. */
export function BigDate({ date, pillars, lunar, solarTerm, apart = false }: DateProps & { apart?: boolean }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const dates = dateFormatters[locale]
  const [year, month, day] = [pairTextOf(_, pillars.year), pairTextOf(_, pillars.month), pairTextOf(_, pillars.day)]
  return (
    <div className={classes.big} data-apart={apart || undefined}>
      <p className={classes.day}>{date.day}</p>
      <p className={classes.month}>
        <span className={classes.long}>{dates.besideDay(date)}</span>
        <span className={classes.short}>{dates.month(date.month)}</span>
        <span className={classes.short}>{dates.weekday(date)}</span>
      </p>
      <p className={classes.calendar}>
        <span>{t`${year}年`}</span> <span>{t`${month}月`}</span> <span>{t`${day}日`}</span>
        <span className={classes.lunar}>
          {lunar ? formatLunarDate(_, lunar) : '\u00a0'}
          {solarTerm && ` · ${_(SOLAR_TERM_LABELS[solarTerm])}`}
        </span>
      </p>
    </div>
  )
}

/** The date in two short lines, beside the sentence on a phone. */
export function SmallDate({ date, pillars, lunar, solarTerm }: DateProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const dates = dateFormatters[locale]
  const weekday = dates.besideShort(date)
  const day = pairTextOf(_, pillars.day)
  const parts = [t`${day}日`, lunar && formatShortLunarDate(_, lunar), solarTerm && _(SOLAR_TERM_LABELS[solarTerm])].filter(
    (part) => !!part,
  )
  return (
    <div className={classes.small}>
      <p>
        <span className={classes.figures}>{dates.short(date)}</span>
        {weekday && <span className={classes.weekday}>{weekday}</span>}
      </p>
      <p className={classes.kai}>
        {parts.map((part, i) => (
          <Fragment key={part}>
            <span className={classes.part}>
              {part}
              {i < parts.length - 1 && ' ·'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
    </div>
  )
}
