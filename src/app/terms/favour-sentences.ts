import type { Contribution, ElementCode, ShareCode, StemCode } from '#bazi/index.ts'
import { ELEMENTS, STEM_HAN } from '#bazi/index.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_LABELS } from './favour-labels.ts'
import { stemTextOf } from './stems-branches.ts'

type By = NonNullable<Contribution['by']>

const isElement = (by: By): by is ElementCode => (ELEMENTS as readonly string[]).includes(by)
const isStem = (by: By): by is StemCode => by in STEM_HAN
const controlledBy = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 2) % 5]!

/** Formats the cause that a reason names: an element, a stem, or a family of the ten gods. */
function formatBy({ _, locale }: Messages, by: By): string {
  if (isElement(by)) return _(ELEMENT_LABELS[by])
  return isStem(by) ? stemTextOf(_, by) : FAVOUR_LABELS[locale].shares[by]
}

function formatReason(messages: Messages, { element, points, reason, by }: Contribution): string {
  const { wanted, unwanted, warm, cool, because } = FAVOUR_LABELS[messages.locale]
  if (reason === 'fuyi') return (points > 0 ? wanted : unwanted)[by as ShareCode]
  if (reason === 'tiaohou') return element === 'fire' ? warm : cool
  const other = by && isElement(by) ? formatBy(messages, controlledBy(by)) : ''
  return because[reason](by ? formatBy(messages, by) : '', other)
}

/** Formats the reason why an element gains or loses points: 日主力量不足，要印来生（扶抑）. */
export function formatFavourContribution(messages: Messages, contribution: Contribution): string {
  const { terms, inParentheses } = FAVOUR_LABELS[messages.locale]
  return formatReason(messages, contribution) + inParentheses(terms[contribution.reason])
}

/** Formats points with a sign and two decimals: +0.95; −1.10. */
export function formatPoints(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return sign + Math.abs(points).toFixed(2)
}
