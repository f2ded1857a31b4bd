import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { dateFormatters } from '../../terms/date.ts'
import { parseIsoDate, formatIsoDate, listMonthDates, weekdayOf } from '../../calendar/civil-dates.ts'
import { useStoredFortunes } from './day-fortunes.ts'
import classes from './month-calendar.module.css'
import { useCanOpenDay } from './use-can-open-day.ts'
import { useMessages } from '../../language/use-messages.ts'

/** Small month calendar around the shown day. Accessible days are links; opened days are underlined. */
export function MonthCalendar({ archiveId, today }: { archiveId: string | undefined; today: CivilDate }) {
  const { t } = useLingui()
  const dates = dateFormatters[useMessages().locale]
  const canOpen = useCanOpenDay()
  const shown = useLocation({ select: ({ hash }) => hash })
  const month = parseIsoDate(shown) ?? today
  const days = listMonthDates(month)
  const todayIso = formatIsoDate(today)
  const stored = useStoredFortunes(archiveId, days[0]!, days.at(-1)!)
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
          const iso = formatIsoDate(date)
          const score = stored.get(iso)?.view.score
          const isToday = iso === todayIso
          const name = dates.short(date)
          return (
            <li key={iso} data-today={isToday || undefined} style={date.day === 1 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}>
              {score === undefined && !canOpen(iso) ? (
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
