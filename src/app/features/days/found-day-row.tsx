import { Button } from '@mantine/core'
import { CalendarPlus } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { FoundDays } from './find-days.ts'
import classes from './found-day-row.module.css'
import type { DayMessages } from './use-day-messages.ts'

interface FoundDayProps {
  day: SharedPick
  messages: DayMessages
  hoursOf: FoundDays['hoursOf']
  isToday: boolean
  onAdd: () => void
}

/** A found day; expands to reasons, suitable hours and calendar button. */
export function FoundDayRow({ day, messages, hoursOf, isToday, onAdd }: FoundDayProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <details className={classes.root} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.head}>
          <span className={classes.day}>
            <span className={classes.date}>{messages.dateOf(day.date)}</span>
            <span className={classes.beside}>
              {messages.weekdayOf(day.date)} · {pairTextOf(_, day.pair)}
            </span>
          </span>
          <span className={classes.fit}>
            <span className="visually-hidden">{t`合适度`} </span>
            {day.fit}
          </span>
          <CaretDown size={18} weight="light" className={classes.caret} />
        </summary>
        {isOpen && (
          <div className={classes.body}>
            <Reasons day={day} messages={messages} />
            <p className={classes.hours}>
              <span className={classes.name}>{t`合适的时辰`}</span>
              {hoursOf(day.pair).map((hour) => (
                <span key={hour.branch} className={classes.hour}>
                  {messages.hourOf(hour)}
                </span>
              ))}
            </p>
            <div className={classes.actions}>
              <Button variant="default" leftSection={<CalendarPlus size={20} weight="light" />} onClick={onAdd}>
                {t`加入日历`}
              </Button>
              <ButtonLink variant="subtle" to="/fate/index" hash={isToday ? '' : formatIsoDate(day.date)}>
                {t`看这一天`}
              </ButtonLink>
            </div>
          </div>
        )}
      </details>
    </li>
  )
}

function Reasons({ day, messages }: Pick<FoundDayProps, 'day' | 'messages'>) {
  return (
    <dl>
      {messages.linesOf(day).map(({ text, points }) => (
        <div key={text} className={classes.reason}>
          <dt>{text}</dt>
          <dd>{points}</dd>
        </div>
      ))}
      <div className={classes.reason} data-sum>
        <dt>{messages.fitName}</dt>
        <dd>{day.fit}</dd>
      </div>
    </dl>
  )
}
