import { type ElementCode, ELEMENTS } from '#bazi/index.ts'

export type ElementShares = Readonly<Record<ElementCode, number>>

/** Below this share an element neither gives nor takes. */
const BLOCKED_BELOW = 0.05
/** Below this share an element is not named as the start of a flow. */
const STARTS_FROM = 0.09

/** Returns the element that it generates. */
const nextOf = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 1) % 5]!

/** Lists elements whose flow is blocked: they, or the element they generate, have almost no share. */
export function listBlockedElements(shares: ElementShares): readonly ElementCode[] {
  return ELEMENTS.filter((giver) => Math.min(shares[giver], shares[nextOf(giver)]) < BLOCKED_BELOW)
}

/**
 * Finds the longest run of elements that each generate the next: [fire, earth, metal] for 火生土，土生金. Among equal
 * lengths the one with the larger shares. If all five form a circle, the first element is repeated at the end.
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
