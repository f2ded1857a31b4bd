import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { EventPart, HourFinding, StatedEvent } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { Han } from '../../chart-table/han.tsx'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatEventPart } from '../../terms/hour-finder-labels.ts'
import { EVENT_KIND_LABELS } from '../../terms/event-kinds.ts'
import classes from './hour-finder.module.css'

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
export function HourEvidenceRow({ hour: { from, hour, above, parts }, until, share, isBest, events, onChooseHour }: HourEvidenceRowProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { span } = createClockFormatter(messages)
  const value = `${above < 0 ? '−' : '+'}${Math.abs(above).toFixed(1)}`
  return (
    <li data-best={isBest || undefined}>
      <details>
        <summary className={classes.hour}>
          <span className={classes.when}>{span(from, until)}</span>
          <Han className={classes.pair}>{hour}</Han>
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
      <span>{formatEventPart(locale, part)}</span>
      <span className={classes.value}>{`${part.points < 0 ? '−' : '+'}${Math.abs(part.points)}`}</span>
    </li>
  )
}
