import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { almanacPillarsOf } from '#bazi/index.ts'
import { dateFormatters } from '../../terms/date.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { formatIsoDate, listWeekDates } from '../../calendar/civil-dates.ts'
import { useStoredFortunes } from './day-fortunes.ts'
import { useCanOpenDay } from './use-can-open-day.ts'
import { useMessages } from '../../language/use-messages.ts'
import classes from './week-strip.module.css'

/** The week of today: opened days show their value as a line, accessible days are links. */
export function WeekStrip({ archiveId, today, shown }: { archiveId: string; today: CivilDate; shown: CivilDate }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const days = listWeekDates(today)
  const stored = useStoredFortunes(archiveId, days[0]!, days[6]!)
  const isOpen = useCanOpenDay()
  const letters = dateFormatters[locale].weekdayLetters
  return (
    <section className={classes.root}>
      <SectionTitle>{t`这一周`}</SectionTitle>
      <ol className={classes.days}>
        {days.map((date, weekday) => {
          const iso = formatIsoDate(date)
          const fortune = stored.get(iso)
          const isToday = iso === formatIsoDate(today)
          const body = (
            <>
              <span className={classes.letter}>{letters[weekday]}</span>
              <span className={classes.day}>{date.day}</span>
              <span className={classes.pair}>{pairTextOf(_, almanacPillarsOf(date).day)}</span>
              <span
                className={classes.mark}
                style={fortune && { width: `${8 + fortune.view.score * 0.4}%` }}
                data-kept={fortune !== undefined || undefined}
              />
            </>
          )
          return (
            <li key={iso} data-today={isToday || undefined} data-shown={iso === formatIsoDate(shown) || undefined}>
              {fortune || isOpen(iso) ? (
                <Link to="." hash={isToday ? '' : iso} className={classes.cell} aria-current={isToday ? 'date' : undefined}>
                  {body}
                  {fortune && (
                    <span className="visually-hidden">
                      {t`力量值`} {fortune.view.score}
                    </span>
                  )}
                </Link>
              ) : (
                <span className={classes.cell}>{body}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
