import type { Ganzhi } from './cycle.ts'
import { checkPair } from './cycle.ts'
import type { StageCode } from './life-stages.ts'
import { lifeStageOf } from './life-stages.ts'

/** 自坐: life stage of a pair's stem at its own branch. @throws BadInput (`field` 'pair') */
export function ownStageOf(pair: Ganzhi): StageCode {
  checkPair(pair, 'pair')
  return lifeStageOf(pair.stem, pair.branch)
}
