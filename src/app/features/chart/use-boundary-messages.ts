import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_LABELS } from '../../terms/boundary-labels.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { type BirthTimeBoundary, addClockSeconds, secondsBetween } from './boundary.ts'

/** Longest range in seconds that is called "a few minutes". */
const FEW_MINUTES = 600

/** Returns the texts about a boundary and about each of its sides. */
export function useBoundaryMessages({ type, at, from, to, after }: BirthTimeBoundary) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const { exact, exactSpan } = createClockFormatter(messages)
  const labels = BOUNDARY_LABELS[locale]
  const hour = branchTextOf(_, after.chart.pillars.hour!.branch)
  const border = { jie: _(SOLAR_TERM_LABELS[after.chart.prevJie.code]), 'double-hour': labels.hourTurn(hour), 'day-change': t`换日` }[type]
  const getHeadline = (span: number) => (span === 60 ? labels.inMinute : span <= FEW_MINUTES ? labels.withinMinutes : labels.withinTold)
  return {
    mark: `${border} ${exact(at)}`,
    headline: getHeadline(secondsBetween(from, to))(border),
    lead: labels.lead,
    before: { name: labels.before(border), span: exactSpan(from, addClockSeconds(at, -1)), answer: labels.useBefore(border) },
    after: { name: labels.after(border), span: exactSpan(at, addClockSeconds(to, -1)), answer: labels.useAfter(border) },
  }
}
