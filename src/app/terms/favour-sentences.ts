import type { Contribution, ElementCode, ShareCode, StemCode } from '#bazi/index.ts'
import { ELEMENTS, STEM_HAN } from '#bazi/index.ts'
import type { Words } from '../language/use-words.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { FAVOUR_WORDS } from './favour-words.ts'
import { stemTextOf } from './stem-text.ts'

type By = NonNullable<Contribution['by']>

const isElement = (by: By): by is ElementCode => (ELEMENTS as readonly string[]).includes(by)
const isStem = (by: By): by is StemCode => by in STEM_HAN
const controlledBy = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 2) % 5]!

/** What a reason names: an element, a stem, or what stands to the day stem in one way. */
function byTextOf({ _, locale }: Words, by: By): string {
  if (isElement(by)) return _(ELEMENT_WORDS[by])
  return isStem(by) ? stemTextOf(_, by) : FAVOUR_WORDS[locale].shares[by]
}

function saidOf(words: Words, { element, points, reason, by }: Contribution): string {
  const { wanted, unwanted, warm, cool, because } = FAVOUR_WORDS[words.locale]
  if (reason === 'fuyi') return (points > 0 ? wanted : unwanted)[by as ShareCode]
  if (reason === 'tiaohou') return element === 'fire' ? warm : cool
  const other = by && isElement(by) ? byTextOf(words, controlledBy(by)) : ''
  return because[reason](by ? byTextOf(words, by) : '', other)
}

/** Why an element gains or loses: 日主力量不足，要印来生（扶抑）. */
export function contributionTextOf(words: Words, contribution: Contribution): string {
  const { terms, inParentheses } = FAVOUR_WORDS[words.locale]
  return saidOf(words, contribution) + inParentheses(terms[contribution.reason])
}

/** A number that adds or takes: +0.95; −1.10. */
export function pointsTextOf(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return sign + Math.abs(points).toFixed(2)
}
