import type { BranchCode, StemCode } from './cycle.ts'
import { BRANCHES } from './cycle.ts'

/** A stem within a branch; `weight` in percent, the main one (本气) first. */
export interface HiddenStem {
  readonly stem: StemCode
  readonly weight: number
}

/** Hidden stems 藏干 of 子 … 亥 (bazi rules §1). */
const HIDDEN: readonly (readonly StemCode[])[] = [
  ['gui'], ['ji', 'gui', 'xin'], ['jia', 'bing', 'wu'], ['yi'], ['wu', 'yi', 'gui'], ['bing', 'geng', 'wu'],
  ['ding', 'ji'], ['ji', 'ding', 'yi'], ['geng', 'ren', 'wu'], ['xin'], ['wu', 'xin', 'ding'], ['ren', 'jia'],
]

/** Schools differ here: one stem 100, two 70/30, three 60/30/10. Days of command (人元司令) do not score. */
const WEIGHTS = [[], [100], [70, 30], [60, 30, 10]] as const

function weighted(stems: readonly StemCode[]): readonly HiddenStem[] {
  const weights = WEIGHTS[stems.length as 1 | 2 | 3]
  return Object.freeze(stems.map((stem, i) => Object.freeze({ stem, weight: weights[i]! })))
}

export const HIDDEN_STEMS = Object.freeze(
  Object.fromEntries(BRANCHES.map((branch, i) => [branch, weighted(HIDDEN[i]!)])),
) as Readonly<Record<BranchCode, readonly HiddenStem[]>>
