import { SIDES } from './codes.ts'
import type { MatchPersonTuple } from './facts.ts'
import { findExcessElement, otherSideOf } from './facts.ts'
import type { FrictionSentence } from './sentence.ts'
import { createMatchSentence } from './sentence.ts'

/** Lists frictions from elements that one chart has much of and the other already has enough of. They apply to every view. */
export function listElementFrictions(couple: MatchPersonTuple): FrictionSentence[] {
  const facts = SIDES.flatMap((side) => {
    const element = findExcessElement(couple, side)
    return element ? [{ kind: 'heavy' as const, side, element }] : []
  })
  if (facts.length === 2 && facts[0]!.element === facts[1]!.element) {
    const slots = { element: { element: facts[0]!.element } }
    return [{ rub: createMatchSentence('heavy.rub.both', facts, slots), ease: createMatchSentence('heavy.ease.both', facts, slots) }]
  }
  return facts.map((fact) => {
    const { side, element } = fact
    const slots = { self: { name: side }, other: { name: otherSideOf(side) } }
    return {
      rub: createMatchSentence(`heavy.rub.${element}`, [fact], slots, side),
      ease: createMatchSentence(`heavy.ease.${element}`, [fact], slots, side),
    }
  })
}
