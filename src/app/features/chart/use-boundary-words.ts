import { useLingui } from '@lingui/react/macro'
import { useWords } from '../../language/use-words.ts'
import { SOLAR_TERM_WORDS } from '../../terms/jie.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { type Boundary, laterBy, secondsBetween } from './boundary.ts'

/** 16:27:00–06; where the minute changes, too, 16:26:00–16:27:06. */
function spanText(from: string, until: string): string {
  return `${from.slice(11)}–${until.slice(from.slice(0, 16) === until.slice(0, 16) ? 17 : 11)}`
}

/** Words for a border and for its two sides. */
export function useBoundaryWords({ turn, at, from, to, after }: Boundary) {
  const { t } = useLingui()
  const { _ } = useWords()
  const hour = branchTextOf(_, after.chart.pillars.hour!.branch)
  const border = { jie: _(SOLAR_TERM_WORDS[after.chart.prevJie.code]), 'double-hour': t`交${hour}时`, 'day-change': t`换日` }[turn]
  return {
    mark: `${border} ${at.slice(11)}`,
    headline: secondsBetween(from, to) === 60 ? t`生在${border}那一分钟，前后是两张盘。` : t`生在${border}前后几分钟，两边是两张盘。`,
    before: { name: t`${border}前`, span: spanText(from, laterBy(at, -1)), answer: t`用${border}前` },
    after: { name: t`${border}后`, span: spanText(at, laterBy(to, -1)), answer: t`用${border}后` },
  }
}
