import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { dateWords } from '../../terms/date.ts'
import { dateOfIso, isoOf, monthOf, weekdayOf } from '../../calendar/civil-dates.ts'
import { useKeptFortunes } from './day-fortunes.ts'
import classes from './month-calendar.module.css'
import { useOpenDays } from './use-open-days.ts'
import { useMessages } from '../../language/use-messages.ts'

/** The month of the day that is shown, as a small sheet that leads to each day that may be looked at; those that were opened carry a line. */
export function MonthCalendar({ archiveId, today }: { archiveId: string | undefined; today: CivilDate }) {
  const { t } = useLingui()
  const dates = dateWords[useMessages().locale]
  const mayLook = useOpenDays()
  const shown = useLocation({ select: ({ hash }) => hash })
  const month = dateOfIso(shown) ?? today
  const days = monthOf(month)
  const todayIso = isoOf(today)
  const kept = useKeptFortunes(archiveId, days[0]!, days.at(-1)!)
  return (
    <section className={classes.root}>
      <h2 className={classes.title}>{dates.month(month.month)}</h2>
      <div className={classes.heads} aria-hidden="true">
        {dates.weekdayLetters.map((letter, i) => (
          // oxlint-disable-next-line no-array-index-key -- seven fixed columns, in English two alike
          <span key={i}>{letter}</span>
        ))}
      </div>
      <ol className={classes.days}>
        {days.map((date) => {
          const iso = isoOf(date)
          const score = kept.get(iso)?.view.score
          const isToday = iso === todayIso
          const name = dates.short(date)
          return (
            <li key={iso} data-today={isToday || undefined} style={date.day === 1 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}>
              {score === undefined && !mayLook(iso) ? (
                <span aria-current={isToday ? 'date' : undefined}>{date.day}</span>
              ) : (
                <Link
                  to="/fate/index"
                  hash={isToday ? '' : iso}
                  data-kept={score === undefined ? undefined : ''}
                  data-shown={iso === shown || undefined}
                  aria-label={score === undefined ? name : t`${name}，力量值 ${score}`}
                  aria-current={isToday ? 'date' : undefined}
                >
                  {date.day}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
