import { BRANCH_HAN, ELEMENT_HAN, POLARITY_HAN, STEM_HAN } from './cycle.ts'
import { SCORE_BAND_HAN } from './bands.ts'
import { DUTY_HAN, PATH_GOD_HAN } from './day-officers.ts'
import { LUCK_LAYER_HAN } from './layer-codes.ts'
import { STAGE_HAN } from './life-stages.ts'
import { FAVOUR_REASON_HAN } from './favour.ts'
import { NAYIN_HAN } from './na-yin.ts'
import { PATTERN_HAN } from './pattern.ts'
import { PATTERN_STATE_HAN } from './pattern-state.ts'
import { RELATION_HAN } from './relations.ts'
import { SCORE_PART_HAN } from './score-parts.ts'
import { SEASON_HAN } from './season-codes.ts'
import { JIE_HAN } from './solar-terms.ts'
import { STAR_HAN } from './star-rules.ts'
import { GOD_FAMILY_HAN, STRENGTH_HAN } from './strength.ts'
import { DAY_MASTER_HAN, TEN_GOD_HAN } from './ten-gods.ts'

/** 汉字 (simplified) of every code: records by code, in classical order. */
export const names = {
  elements: ELEMENT_HAN,
  polarities: POLARITY_HAN,
  stems: STEM_HAN,
  branches: BRANCH_HAN,
  tenGods: TEN_GOD_HAN,
  dayMaster: DAY_MASTER_HAN,
  stages: STAGE_HAN,
  nayin: NAYIN_HAN,
  jie: JIE_HAN,
  duties: DUTY_HAN,
  pathGods: PATH_GOD_HAN,
  relations: RELATION_HAN,
  stars: STAR_HAN,
  shares: GOD_FAMILY_HAN,
  strengths: STRENGTH_HAN,
  patterns: PATTERN_HAN,
  patternStates: PATTERN_STATE_HAN,
  reasons: FAVOUR_REASON_HAN,
  scoreParts: SCORE_PART_HAN,
  bands: SCORE_BAND_HAN,
  layers: LUCK_LAYER_HAN,
  seasons: SEASON_HAN,
} as const
