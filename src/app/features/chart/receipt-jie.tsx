import { useLingui } from '@lingui/react/macro'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import type { ClockFormat } from '../../language/format-clock.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { dateFormatters } from '../../terms/date.ts'
import { formatBirthplaceClock } from './birthplace-clock.ts'
import { JieRuler, useJieMessages } from './jie-ruler.tsx'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'

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
