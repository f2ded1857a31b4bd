import { useLingui } from '@lingui/react/macro'
import { useMemo, type CSSProperties } from 'react'
import { Button } from '@mantine/core'
import { type BirthInput, type HourFinding, findBirthHour, type HoursOfDay, type StatedEvent, type EventPart } from '#bazi/index.ts'
import { computeClockMidpoint } from '../../calendar/clock-midpoint.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatHourEventReason } from '../../terms/hour-finder-labels.ts'
import { EVENT_KIND_LABELS } from '../../terms/event-kinds.ts'
import { getHourEnd } from './hour-comparison.tsx'
import classes from './hour-finder.module.css'
import { HanText } from '../../chart-table/character.tsx'

/** Minimum number of events for a conclusion. */
const LEAST_EVENTS = 3

interface HourEvidenceProps {
  input: BirthInput
  day: HoursOfDay
  events: readonly StatedEvent[]
  today: string
  /** Chooses an hour; called with its midpoint, `YYYY-MM-DDTHH:mm:ss`. */
  onChooseHour: (local: string) => void
}

/** Evidence of the events for each hour, and how often random dates would give as much evidence. */
export function HourEvidenceList({ input, day, events, today, onChooseHour }: HourEvidenceProps) {
  const { t } = useLingui()
  const isEnough = events.length >= LEAST_EVENTS
  const finding = useMemo(() => (isEnough ? findBirthHour(input, events, today) : null), [isEnough, input, events, today])
  if (!finding) {
    const missing = LEAST_EVENTS - events.length
    return <p className={classes.line}>{t`再记 ${missing} 件有日期的往事就能比。日期越准越好，只记得年份也可以。`}</p>
  }
  const most = Math.max(1, ...finding.hours.map(({ above }) => Math.abs(above)))
  return (
    <>
      <p className={classes.answer} role="status">
        <Conclusion finding={finding} day={day} />
      </p>
      <ol className={classes.hours}>
        {finding.hours.map((hour, at) => (
          <HourEvidenceRow
            key={hour.from}
            hour={hour}
            until={getHourEnd(day.hours, at)}
            share={Math.max(0, hour.above) / most}
            isBest={finding.best === at}
            events={events}
            onChooseHour={() => onChooseHour(computeClockMidpoint(hour.from, getHourEnd(day.hours, at)))}
          />
        ))}
      </ol>
      <p className={classes.line}>{t`条越长，往事落在这个时辰盘里的应期越比随机日期多。点开能看每件事给了几分。`}</p>
    </>
  )
}

/** Conclusion: the best hour and the probability of such a result by chance, or that no hour is clearly the best. */
function Conclusion({ finding: { best, chance }, day }: { finding: HourFinding; day: HoursOfDay }) {
  const { t } = useLingui()
  const { span } = createClockFormatter(useMessages())
  const percent = Math.max(1, Math.round(chance * 100))
  if (best === null) return t`没有一个时辰站得出来：换成随机的日期，也有 ${percent}% 能做到这样。可以再添几件往事，或者就让时辰空着。`
  const hours = span(day.hours[best]!.from, getHourEnd(day.hours, best))
  return t`${hours} 最合这些往事；换成随机的日期，只有 ${percent}% 能做到这样。这只是线索：拿模拟的一生来试，站出来的时辰有一半以上不是真的。`
}

interface HourEvidenceRowProps {
  hour: HourFinding['hours'][number]
  until: string
  /** Length of the bar, 0 to 1. */
  share: number
  isBest: boolean
  events: readonly StatedEvent[]
  onChooseHour: () => void
}

/** An hour: its pair, how far its score exceeds that of random dates, and, if expanded, the points of each event. */
function HourEvidenceRow({ hour: { from, hour, above, parts }, until, share, isBest, events, onChooseHour }: HourEvidenceRowProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { span } = createClockFormatter(messages)
  const value = `${above < 0 ? '−' : '+'}${Math.abs(above).toFixed(1)}`
  return (
    <li data-best={isBest || undefined}>
      <details>
        <summary className={classes.hour}>
          <span className={classes.when}>{span(from, until)}</span>
          <HanText className={classes.pair}>{hour}</HanText>
          <span className={classes.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
          <span className={classes.value}>{value}</span>
        </summary>
        {parts.length === 0 && <p className={classes.part}>{t`往事在这张盘里没有应期。`}</p>}
        <ul>
          {parts.map((part) => (
            <Part key={`${part.event} ${part.code} ${part.layer} ${part.type}`} part={part} event={events[part.event]!} />
          ))}
        </ul>
        <Button variant="default" size="compact-sm" onClick={onChooseHour}>{t`先按这个时辰排`}</Button>
      </details>
    </li>
  )
}

function Part({ part, event }: { part: EventPart; event: StatedEvent }) {
  const { locale } = useMessages()
  return (
    <li className={classes.part}>
      <span>{`${event.date} ${EVENT_KIND_LABELS[locale][event.kind]}`}</span>
      <span>{formatHourEventReason(locale, part)}</span>
      <span className={classes.value}>{`${part.points < 0 ? '−' : '+'}${Math.abs(part.points)}`}</span>
    </li>
  )
}
