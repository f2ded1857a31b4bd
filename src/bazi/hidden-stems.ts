import type { BranchCode, StemCode } from './cycle.ts'
import { BRANCHES, STEMS } from './cycle.ts'

/** A hidden stem of a branch; `weight` in percent. */
export interface HiddenStem {
  readonly stem: StemCode
  readonly weight: number
}

/** Stem numbers of the hidden stems 藏干 of 子 … 亥 (B-02), the main one (本气) first. */
export const HIDDEN_STEM_NUMBERS: readonly (readonly number[])[] = '9 597 024 1 419 264 35 531 684 7 473 80'
  .split(' ')
  .map((digits) => [...digits].map(Number))

/** Weights in percent of one, two or three hidden stems; schools differ. Days of command (人元司令) do not score by default. */
const WEIGHTS = [[100], [70, 30], [60, 30, 10]]

function weighted(stems: readonly number[]): readonly HiddenStem[] {
  return Object.freeze(stems.map((stem, i) => Object.freeze({ stem: STEMS[stem]!, weight: WEIGHTS[stems.length - 1]![i]! })))
}

export const HIDDEN_STEMS = Object.freeze(
  Object.fromEntries(BRANCHES.map((branch, i) => [branch, weighted(HIDDEN_STEM_NUMBERS[i]!)])),
) as Readonly<Record<BranchCode, readonly HiddenStem[]>>
