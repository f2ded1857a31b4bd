import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { dateWords } from '../../terms/date.ts'
import { isoOf, monthOf, weekdayOf } from '../../calendar/civil-dates.ts'
import { useKeptFortunes } from './day-fortunes.ts'
import classes from './month-calendar.module.css'
import { useWords } from '../../language/use-words.ts'

/** The month as a small sheet; days that were opened carry a line and can be looked back at. */
export function MonthCalendar({ archiveId, today }: { archiveId: string | undefined; today: CivilDate }) {
  const { t } = useLingui()
  const dates = dateWords[useWords().locale]
  const days = monthOf(today)
  const kept = useKeptFortunes(archiveId, days[0]!, days.at(-1)!)
  return (
    <section className={classes.root}>
      <h2 className={classes.title}>{dates.month(today.month)}</h2>
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
          const isToday = date.day === today.day
          const name = dates.short(date)
          return (
            <li key={iso} data-today={isToday || undefined} style={date.day === 1 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}>
              {score === undefined ? (
                <span aria-current={isToday ? 'date' : undefined}>{date.day}</span>
              ) : (
                <Link
                  to="/fate/index"
                  hash={isToday ? '' : iso}
                  data-kept
                  aria-label={t`${name}，力量值 ${score}`}
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
