import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SharedReject, SharedRejectReason } from '#readings/daily/shared-days.ts'
import { startOfCivilDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { formatMonthDay } from '../../language/format-day.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './rejected-days.module.css'
import type { DayMessages } from './use-day-messages.ts'

interface RejectedDaysProps {
  days: readonly SharedReject[]
  messages: DayMessages
}

/** Rejected days grouped by reason, the most frequent first. A day appears under each of its reasons. */
export function RejectedDays({ days, messages }: RejectedDaysProps) {
  const { t } = useLingui()
  const count = days.length
  return (
    <section className={classes.root}>
      <SectionTitle note={t`${count} 天`}>{t`排除的日子`}</SectionTitle>
      <p className={classes.note}>{t`按缘由分列。一天有几个缘由，就列几次。`}</p>
      <ul className={classes.groups}>
        {groupsOf(days).map(({ key, reason, days: theirs }) => (
          <li key={key}>
            <Group text={messages.rejectOf(reason)} days={theirs} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReasonGroup {
  readonly key: string
  readonly reason: SharedRejectReason
  readonly days: SharedReject[]
}

function groupsOf(days: readonly SharedReject[]): ReasonGroup[] {
  const groups = new Map<string, ReasonGroup>()
  for (const day of days) {
    for (const reason of day.reasons) {
      // Skips a conflicting minor 宜: it only softens the 忌 and rejects no day.
      if (reason.code === 'conflicting') continue
      const key = [reason.code, reason.code === 'clash' && reason.pillar, ...reason.whose].join()
      const group = groups.get(key) ?? { key, reason, days: [] }
      group.days.push(day)
      groups.set(key, group)
    }
  }
  return [...groups.values()].sort((a, b) => b.days.length - a.days.length)
}

function Group({ text, days }: { text: string; days: readonly SharedReject[] }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const count = days.length
  const years = [...Map.groupBy(days, ({ date }) => date.year)]
  return (
    <details className={classes.group} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.head}>
        <span>{text}</span>
        <span className={classes.count}>{t`${count} 天`}</span>
        <CaretDown size={18} weight="light" className={classes.caret} />
      </summary>
      {isOpen &&
        years.map(([year, theirs]) => (
          <div key={year} className={classes.year}>
            <h3 className={classes.name}>{year}</h3>
            <ul className={classes.dates}>
              {theirs.map(({ date }) => (
                <li key={formatIsoDate(date)}>
                  <time dateTime={formatIsoDate(date)}>{formatMonthDay(locale, startOfCivilDate(date).getTime())}</time>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </details>
  )
}
