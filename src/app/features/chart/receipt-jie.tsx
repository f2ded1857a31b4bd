import { useLingui } from '@lingui/react/macro'
import { birthplaceClockOf } from './birthplace-clock.ts'
import { JieRuler, useJieWords } from './jie-ruler.tsx'
import classes from './receipt-sheet.module.css'
import type { CastArchive } from './use-chart.ts'

/** 05-06 03:35:26, the year left out: it is the birth's or its neighbour. */
export function jieClockOf(receipt: CastArchive['receipt'], utc: string): string {
  return birthplaceClockOf(receipt, utc).slice(5).replace('T', ' ')
}

/** The two jie that the birth lies between, in the birthplace's time. */
export function ReceiptJie({ cast }: { cast: CastArchive }) {
  const { t } = useLingui()
  const { previous, next, since, until } = useJieWords(cast)
  const { receipt } = cast
  const before = jieClockOf(receipt, receipt.prevJie.utc)
  const after = jieClockOf(receipt, receipt.nextJie.utc)
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
