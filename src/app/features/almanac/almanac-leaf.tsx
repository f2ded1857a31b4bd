import { useLingui } from '@lingui/react/macro'
import type { AlmanacDay } from '#almanac/codes.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { dateFormatters } from '../../terms/date.ts'
import { FESTIVAL_LABELS } from '../../terms/festivals.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatLunarDate } from '../../terms/lunar.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import classes from './almanac-leaf.module.css'
import { formatUtc8Clock, type SurroundingSolarTerms } from './surrounding-terms.ts'

/** Page header in the style of a tear-off calendar: large day number, lunar date, pillars, solar term and festivals. */
export function AlmanacDayHeader({ day: leaf, terms, isToday }: { day: AlmanacDay; terms: SurroundingSolarTerms; isToday: boolean }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const [year, month, day] = [pairTextOf(_, leaf.pillars.year), pairTextOf(_, leaf.pillars.month), pairTextOf(_, leaf.pillars.day)]
  const festivals = leaf.festivals.filter((code) => code !== leaf.solarTerm).map((code) => _(FESTIVAL_LABELS[code]))
  return (
    <header className={classes.root}>
      <h1 className={classes.date} aria-label={`${dateFormatters[locale].besideDay(leaf.date)} ${leaf.date.day}`}>
        <span className={classes.month}>{dateFormatters[locale].besideDay(leaf.date)}</span>
        <span className={classes.day} data-today={isToday || undefined}>
          {leaf.date.day}
        </span>
      </h1>
      <p className={classes.lunar}>{formatLunarDate(_, leaf.lunar)}</p>
      <p className={classes.pillars}>
        <span>{t`${year}年`}</span> <span>{t`${month}月`}</span> <span>{t`${day}日`}</span>
      </p>
      {(leaf.solarTerm || festivals.length > 0) && (
        <p className={classes.marks}>
          {leaf.solarTerm && (
            <span className={classes.term}>
              {_(SOLAR_TERM_LABELS[leaf.solarTerm])} {createClockFormatter(messages).hourMinute(formatUtc8Clock(terms.present.utc))}
            </span>
          )}
          {festivals.map((festival) => (
            <span key={festival}>{festival}</span>
          ))}
        </p>
      )}
    </header>
  )
}
