import { useLingui } from '@lingui/react/macro'
import { secondsInDay } from 'date-fns/constants'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import type { ClockFormat } from '../../language/format-clock.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import { formatBirthplaceClock, type ChartWithReceipt } from './use-chart.ts'
import classes from './receipt-jie.module.css'

/** Formats the time of a jie without its year, which is that of the birth or adjacent: 05-06 03:35:26; May 6, 3:35:26 AM. */
export function formatJieClock(format: ClockFormat, receipt: ChartWithReceipt['receipt'], utc: string): string {
  const reading = formatBirthplaceClock(receipt, utc)
  const { dateTime, exact } = createClockFormatter(format)
  const day = writingSystems[format.locale].readsHan
    ? reading.slice(5, 10)
    : dateFormatters[format.locale].inYear(parseIsoDate(reading.slice(0, 10))!)
  return dateTime(day, exact(reading))
}

/** Receipt step with the jie before and after the birth, in local time of the birthplace. */
export function ReceiptJie({ cast }: { cast: ChartWithReceipt }) {
  const { t } = useLingui()
  const { previous, next, since, until } = useJieMessages(cast)
  const { receipt } = cast
  const messages = useMessages()
  const before = formatJieClock(messages, receipt, receipt.prevJie.utc)
  const after = formatJieClock(messages, receipt, receipt.nextJie.utc)
  return (
    <section className={classes.jie}>
      <div className={classes.jieHead}>
        <p>
          <b>{previous}</b>
          <small>{t`当地 ${before}`}</small>
        </p>
        <p className={classes.distance}>
          <span>{since}</span>
          <span>{until}</span>
        </p>
        <p>
          <b>{next}</b>
          <small>{t`当地 ${after}`}</small>
        </p>
      </div>
      <JieRuler cast={cast} />
    </section>
  )
}

const WIDTH = 342
const EDGE = 8

/** Returns texts on the jie before and after the birth: names and time distances. */
export function useJieMessages({ receipt: { prevJie, nextJie } }: ChartWithReceipt) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const previous = _(SOLAR_TERM_LABELS[prevJie.code])
  const next = _(SOLAR_TERM_LABELS[nextJie.code])
  const since = formatTimeSpan(_, prevJie.secondsBefore)
  const until = formatTimeSpan(_, nextJie.secondsAfter)
  return { previous, next, since: t`已过 ${since}`, until: t`还有 ${until}`, sentence: t`生于${previous}后 ${since}，${next}前 ${until}` }
}

/** Ruler with a tick per day from the previous jie to the next one; marks the birth. */
function JieRuler({ cast }: { cast: ChartWithReceipt }) {
  const { sentence } = useJieMessages(cast)
  const { secondsBefore } = cast.receipt.prevJie
  const total = secondsBefore + cast.receipt.nextJie.secondsAfter
  const at = (seconds: number) => EDGE + ((WIDTH - 2 * EDGE) * seconds) / total
  const birth = at(secondsBefore)
  const days = Array.from({ length: Math.floor(total / secondsInDay) + 1 }, (_, day) => day)
  return (
    <svg className={classes.ruler} viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={sentence}>
      <path className={classes.rest} d={`M${EDGE} 17H${WIDTH - EDGE}`} />
      <path className={classes.gone} d={`M${EDGE} 17H${birth}`} />
      {days.map((day) => {
        const x = at(day * secondsInDay)
        return (
          <path key={day} className={x < birth ? classes.goneTick : classes.tick} d={`M${x.toFixed(1)} 17v${day % 5 === 0 ? 6 : 3.5}`} />
        )
      })}
      <path className={classes.end} d={`M${EDGE} 8V26M${WIDTH - EDGE} 8V26`} />
      <path className={classes.birth} d={`M${birth} 4V30`} />
      <circle className={classes.head} cx={birth} cy="4" r="3.5" />
    </svg>
  )
}
