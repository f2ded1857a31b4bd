import type { BranchCode, Ganzhi, StemCode } from './cycle.ts'
import { checkPair, stemNumberOf, STEMS, voidsOf } from './cycle.ts'
import type { HiddenStem } from './hidden-stems.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { StageCode } from './life-stages.ts'
import { lifeStageOf } from './life-stages.ts'
import type { NayinCode } from './na-yin.ts'
import { nayinOf } from './na-yin.ts'
import type { TenGodCode } from './ten-gods.ts'
import { tenGodOf } from './ten-gods.ts'

export interface HiddenStemOfPillar extends HiddenStem {
  readonly tenGod: TenGodCode
}

/** A pair of the cycle with its attributes for one day stem. */
export interface Pillar extends Ganzhi {
  /** Ten god of the stem; null where the stem is the day master itself. */
  readonly tenGod: TenGodCode | null
  readonly hidden: readonly HiddenStemOfPillar[]
  readonly nayin: NayinCode
  /** Life stage of the day stem at this branch. */
  readonly stage: StageCode
  /** Void branches of this pair's own decade. */
  readonly voids: readonly [BranchCode, BranchCode]
}

/** Cache of 60 pairs × 10 day stems, and of 60 day pillars: frozen and shared by all charts. */
const pillarCache: (Pillar | undefined)[] = []

function createPillar(pair: Ganzhi, dayStem: StemCode, isDay: boolean): Pillar {
  const hidden = HIDDEN_STEMS[pair.branch].map((one) => Object.freeze({ ...one, tenGod: tenGodOf(dayStem, one.stem) }))
  return Object.freeze({
    ...pair,
    tenGod: isDay ? null : tenGodOf(dayStem, pair.stem),
    hidden: Object.freeze(hidden),
    nayin: nayinOf(pair),
    stage: lifeStageOf(dayStem, pair.branch),
    voids: Object.freeze(voidsOf(pair)),
  })
}

/** Same as `pillarOf`, for a day stem given by number; without checks. */
export function uncheckedPillarOf(pair: Ganzhi, dayStem: number): Pillar {
  return (pillarCache[pair.index * 10 + dayStem] ??= createPillar(pair, STEMS[dayStem]!, false))
}

/** Returns a pair (natal, luck, year, month, day or hour) with its attributes for a day stem. @throws BadInput */
export function pillarOf(pair: Ganzhi, dayStem: StemCode): Pillar {
  checkPair(pair, 'pair')
  return uncheckedPillarOf(pair, stemNumberOf(dayStem, 'dayStem'))
}

/** Returns the natal day pillar: its stem is the day master and has no ten god. */
export function dayMasterPillarOf(pair: Ganzhi): Pillar {
  return (pillarCache[600 + pair.index] ??= createPillar(pair, pair.stem, true))
}
