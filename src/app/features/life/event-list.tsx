import type { Archive } from '#contract/archive.ts'
import type { LifeEvent } from '#contract/life.ts'
import { useMessages } from '../../language/use-messages.ts'
import { EVENT_KIND_LABELS } from '../../terms/event-kinds.ts'
import { RowButton } from '../../ui/row.tsx'
import { parseEventDate, formatDateInYear } from './event-dates.ts'
import { EventLuck } from './event-luck.tsx'
import classes from './life.module.css'

interface EventListProps {
  archive: Archive
  events: readonly LifeEvent[]
  onOpen: (event: LifeEvent) => void
}

/** Events grouped by year, earliest first; each opens its sheet. */
export function EventList({ archive, events, onOpen }: EventListProps) {
  const { locale } = useMessages()
  const years = [...Map.groupBy(events, ({ date }) => parseEventDate(date).year)]
  return (
    <div className={classes.years}>
      {years.map(([year, within]) => (
        <section key={year} className={classes.year}>
          <h2 className={classes.yearTitle}>{year}</h2>
          <ul>
            {within.map((event) => (
              <li key={event.event_id}>
                <RowButton
                  detail={event.note || undefined}
                  end={<EventLuck archive={archive} event={event} />}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(event)}
                >
                  {EVENT_KIND_LABELS[locale][event.kind]} <span className={classes.when}>{formatDateInYear(event.date, locale)}</span>
                </RowButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
