import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_LABELS } from '../../terms/boundary-labels.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { SOLAR_TERM_LABELS } from '../../terms/jie.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { type Boundary, laterBy, secondsBetween } from './boundary.ts'

/** What is called a few minutes, in seconds. */
const FEW_MINUTES = 600

/** Words for a border and for its two sides. */
export function useBoundaryMessages({ turn, at, from, to, after }: Boundary) {
  const { t } = useLingui()
  const manner = useMessages()
  const { _, locale } = manner
  const { exact, exactSpan } = clockWordsOf(manner)
  const words = BOUNDARY_LABELS[locale]
  const hour = branchTextOf(_, after.chart.pillars.hour!.branch)
  const border = { jie: _(SOLAR_TERM_LABELS[after.chart.prevJie.code]), 'double-hour': words.hourTurn(hour), 'day-change': t`换日` }[turn]
  const headlineOf = (span: number) => (span === 60 ? words.inMinute : span <= FEW_MINUTES ? words.withinMinutes : words.withinTold)
  return {
    mark: `${border} ${exact(at)}`,
    headline: headlineOf(secondsBetween(from, to))(border),
    lead: words.lead,
    before: { name: words.before(border), span: exactSpan(from, laterBy(at, -1)), answer: words.useBefore(border) },
    after: { name: words.after(border), span: exactSpan(at, laterBy(to, -1)), answer: words.useAfter(border) },
  }
}
