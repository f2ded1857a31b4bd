import { useLingui } from '@lingui/react/macro'
import { dateOfIso } from '../../calendar/civil-dates.ts'
import type { ClockManner } from '../../language/clock-text.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writings } from '../../language/writing.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { dateWords } from '../../terms/date.ts'
import { birthplaceClockOf } from './birthplace-clock.ts'
import { JieRuler, useJieMessages } from './jie-ruler.tsx'
import classes from './receipt-sheet.module.css'
import type { CastArchive } from './use-chart.ts'

/** 05-06 03:35:26; May 6, 3:35:26 AM: the year left out: it is the birth's or its neighbour. */
export function jieClockOf(manner: ClockManner, receipt: CastArchive['receipt'], utc: string): string {
  const reading = birthplaceClockOf(receipt, utc)
  const { dated, exact } = clockWordsOf(manner)
  const day = writings[manner.locale].readsHan ? reading.slice(5, 10) : dateWords[manner.locale].inYear(dateOfIso(reading.slice(0, 10))!)
  return dated(day, exact(reading))
}

/** The two jie that the birth lies between, in the birthplace's time. */
export function ReceiptJie({ cast }: { cast: CastArchive }) {
  const { t } = useLingui()
  const { previous, next, since, until } = useJieMessages(cast)
  const { receipt } = cast
  const messages = useMessages()
  const before = jieClockOf(messages, receipt, receipt.prevJie.utc)
  const after = jieClockOf(messages, receipt, receipt.nextJie.utc)
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
