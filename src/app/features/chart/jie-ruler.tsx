import { secondsInDay } from 'date-fns/constants'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import type { ChartWithReceipt } from './use-chart.ts'
import classes from './jie-ruler.module.css'

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
export function JieRuler({ cast }: { cast: ChartWithReceipt }) {
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
