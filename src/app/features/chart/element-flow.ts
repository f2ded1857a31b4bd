import { type ElementCode, ELEMENTS } from '#bazi/index.ts'

export type ElementShares = Readonly<Record<ElementCode, number>>

/** Share below which an element blocks the flow: it neither generates nor is generated. */
const BLOCKED_BELOW = 0.05
/** Share below which an element is not named as the start of a flow. */
const STARTS_FROM = 0.09

/** Returns the element that `element` generates. */
const nextOf = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 1) % 5]!

/** Lists the elements whose outgoing flow is blocked, because they or the elements they generate have almost no share. */
export function listBlockedElements(shares: ElementShares): readonly ElementCode[] {
  return ELEMENTS.filter((giver) => Math.min(shares[giver], shares[nextOf(giver)]) < BLOCKED_BELOW)
}

/**
 * Returns the longest run of elements that generate each other; of equal runs, the one with more share. A full circle ends with its first
 * element.
 */
export function findLongestFlow(shares: ElementShares): readonly ElementCode[] {
  const blocked = listBlockedElements(shares)
  const weight = (run: readonly ElementCode[]) => run.reduce((sum, element) => sum + shares[element], run.length * 10)
  const runs = ELEMENTS.filter((start) => shares[start] >= STARTS_FROM).map((start) => {
    const run = [start]
    while (run.length <= 5 && !blocked.includes(run.at(-1)!)) run.push(nextOf(run.at(-1)!))
    return run
  })
  return runs.toSorted((a, b) => weight(b) - weight(a))[0]!
}
