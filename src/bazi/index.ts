/** The only door to the engine. Rules, sources and accuracy: README.md beside this file. */

export { ENGINE_VERSION, FIRST_YEAR, isCurrent, LAST_YEAR, RULE_SET, SCORE_BASE, SCORE_PER_POINT, TOLERANCE_SECONDS } from './rules.ts'
export type { Stamped } from './rules.ts'
export { BadInput } from './bad-input.ts'
export type { BadInputReason } from './bad-input.ts'
export { checkedDaysOf, civilDateOf, utcText } from './calendar.ts'
export type { CivilDate } from './calendar.ts'
export { names } from './names.ts'

export {
  BRANCH_HAN,
  BRANCHES,
  ELEMENTS,
  SIXTY,
  STEM_HAN,
  STEMS,
  elementOfBranch,
  elementOfStem,
  ganzhiOfText,
  polarityOfBranch,
  polarityOfStem,
  voidsOf,
} from './cycle.ts'
export type { BranchCode, ElementCode, Ganzhi, Polarity, StemCode } from './cycle.ts'
export { JIE, termSecondsAt } from './solar-terms.ts'
export type { Jie, JieCode } from './solar-terms.ts'
export { hourPillarOf, yearPillarOf } from './pillars.ts'
export type { ZiRule } from './pillars.ts'

export type { HiddenStem } from './hidden-stems.ts'
export { DAY_MASTER_HAN, tenGodOf } from './ten-gods.ts'
export type { TenGodCode } from './ten-gods.ts'
export type { StageCode } from './life-stages.ts'
export { elementOfNayin } from './na-yin.ts'
export type { NayinCode } from './na-yin.ts'
export { pillarOf } from './pillar.ts'
export type { HiddenStemOfPillar, Pillar } from './pillar.ts'

export { branchRelationsOf, hasBranchRelation, stemRelationOf } from './relations.ts'
export type { BranchRelation, BranchRelationType, RelationType, StemRelation, StemRelationType, TripleType } from './relations.ts'
export { analyseChart } from './analysis.ts'
export type { Analysis } from './analysis.ts'
export { annualViewOf } from './annual.ts'
export type { AnnualView } from './annual.ts'
export type { SeasonCode } from './season-codes.ts'
export type { Relation } from './chart-relations.ts'
export { commandOf } from './command-days.ts'
export type { CommandDays } from './command-days.ts'
export { scoreDay, scorerOf } from './day-score.ts'
export type { DayScore, Score, Scorer } from './day-score.ts'
export { bandOf } from './bands.ts'
export type { Band } from './bands.ts'
export type { Contribution, ReasonCode, UsefulElements } from './favour.ts'
export { layerOf, layersAt } from './layers.ts'
export type { LayerCode } from './layer-codes.ts'
export type { Layer, Layers } from './layers.ts'
export { matchOf } from './match.ts'
export type { CrossRelation, Match, View } from './match.ts'
export type { NatalPairs, NatalSource } from './natal.ts'
export type { PatternCode } from './pattern.ts'
export type { PatternState } from './pattern-state.ts'
export type { PointPart } from './points.ts'
export type { PointChange } from './point-changes.ts'
export type { ScorePart, ScorePartCode, ScorePlace } from './score-parts.ts'
export type { StarCode } from './star-rules.ts'
export { isStarFrom } from './stars.ts'
export type { ShareCode, Shares, Strength, StrengthCode } from './strength.ts'
export { dutyOf, isYellowPath, pathGodOf } from './day-officers.ts'
export type { DutyCode, PathGodCode } from './day-officers.ts'

export { castChart } from './chart.ts'
export type { Chart, PillarPlace, Pillars } from './chart.ts'
export type { BirthInput, Gender } from './birth.ts'
export type { Luck, LuckPillar } from './luck.ts'
export { receiptOf } from './receipt.ts'
export type { Receipt, Switched } from './receipt.ts'
export { pillarTextsOf } from './pillar-texts.ts'
export type { PillarTexts } from './pillar-texts.ts'
export { almanacPillarsOf, baziMonthsOf, dayPillarOf, jieAround, luckPillarAt, monthPillarAt, yearPillarAt } from './flow.ts'
export type { AlmanacPillars, BaziMonth } from './flow.ts'
export { alternatives, dayPieces } from './alternatives.ts'
export type { Alternative, DayPiece, Doubt } from './alternatives.ts'
export type { Clock, ClockReading } from './clock.ts'
export { explainDifference } from './explain-difference.ts'
export type { Difference, Explanation, PillarsElsewhere } from './explain-difference.ts'
export { jointLayersAt } from './joint.ts'
export type { JointLayers, JointRelation } from './joint.ts'
export { JOINT_HAN } from './joint-weights.ts'
export type { JointType } from './joint-weights.ts'
export { CERTAINTY_MINUTES, certaintyOf } from './certainty.ts'
export type { Certainty, Held, Statement, Window } from './certainty.ts'
export type { Margin, Margins } from './margins.ts'
