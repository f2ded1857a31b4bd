import { type ElementCode, ELEMENTS } from '#bazi/index.ts'

export type Shares = Readonly<Record<ElementCode, number>>

/** An element with less than this has nothing to pass on, and takes up nothing. */
const HELD_UP = 0.05
/** An element with less than this feeds the next too little for a passage to be named from it on. */
const NAMED = 0.09

/** The one that it generates. */
const nextOf = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 1) % 5]!

/** Givers whose energy is held up: they, or whoever they feed, are next to nothing in the chart. */
export function blockedOf(shares: Shares): readonly ElementCode[] {
  return ELEMENTS.filter((giver) => Math.min(shares[giver], shares[nextOf(giver)]) < HELD_UP)
}

/**
 * The longest run of elements of which each feeds the next, in that order: [fire, earth, metal] for 火生土，土生金.
 * Of equally long ones that with the larger shares; the first comes again at the end when all five feed each other.
 */
export function runOf(shares: Shares): readonly ElementCode[] {
  const held = blockedOf(shares)
  const weight = (run: readonly ElementCode[]) => run.reduce((sum, element) => sum + shares[element], run.length * 10)
  const runs = ELEMENTS.filter((start) => shares[start] >= NAMED).map((start) => {
    const run = [start]
    while (run.length <= 5 && !held.includes(run.at(-1)!)) run.push(nextOf(run.at(-1)!))
    return run
  })
  return runs.toSorted((a, b) => weight(b) - weight(a))[0]!
}
