import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type BirthInput, type HourFinding, hourFinder, type HoursOfDay, type LifeEvent } from '#bazi/index.ts'
import { clockMiddleOf } from '../../calendar/clock-middle.ts'
import { useMessages } from '../../language/use-messages.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { endOf } from './hours-compared.tsx'
import classes from './hour-finder.module.css'
import { WeighedHour } from './weighed-hour.tsx'

/** Fewer say nothing. */
const LEAST_EVENTS = 3

interface WeighedProps {
  input: BirthInput
  day: HoursOfDay
  events: readonly LifeEvent[]
  today: string
  /** Takes an hour by its middle, `YYYY-MM-DDTHH:mm:ss`. */
  onTake: (local: string) => void
}

/** What the events say to each hour, and how often random dates would say as much. */
export function Weighed({ input, day, events, today, onTake }: WeighedProps) {
  const { t } = useLingui()
  const isEnough = events.length >= LEAST_EVENTS
  const finding = useMemo(() => (isEnough ? hourFinder(input, events, today) : null), [isEnough, input, events, today])
  if (!finding) {
    const missing = LEAST_EVENTS - events.length
    return <p className={classes.line}>{t`再记 ${missing} 件有日期的往事就能比。日期越准越好，只记得年份也可以。`}</p>
  }
  const most = Math.max(1, ...finding.hours.map(({ above }) => Math.abs(above)))
  return (
    <>
      <p className={classes.answer} role="status">
        <Ending finding={finding} day={day} />
      </p>
      <ol className={classes.hours}>
        {finding.hours.map((hour, at) => (
          <WeighedHour
            key={hour.from}
            hour={hour}
            until={endOf(day.hours, at)}
            share={Math.max(0, hour.above) / most}
            isBest={finding.best === at}
            events={events}
            onTake={() => onTake(clockMiddleOf(hour.from, endOf(day.hours, at)))}
          />
        ))}
      </ol>
      <p className={classes.line}>{t`条越长，往事落在这个时辰盘里的应期越比随机日期多。点开能看每件事给了几分。`}</p>
    </>
  )
}

/** The honest end: an hour that stands out and how surely, or that none does. */
function Ending({ finding: { best, chance }, day }: { finding: HourFinding; day: HoursOfDay }) {
  const { t } = useLingui()
  const { span } = clockWordsOf(useMessages())
  const percent = Math.max(1, Math.round(chance * 100))
  if (best === null) return t`没有一个时辰站得出来：换成随机的日期，也有 ${percent}% 能做到这样。可以再添几件往事，或者就让时辰空着。`
  const hours = span(day.hours[best]!.from, endOf(day.hours, best))
  return t`${hours} 最合这些往事；换成随机的日期，只有 ${percent}% 能做到这样。这只是线索：拿模拟的一生来试，站出来的时辰有一半以上不是真的。`
}
