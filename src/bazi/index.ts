/** The only door to the engine. Rules, sources and accuracy: README.md beside this file. */

export { ENGINE_VERSION, FIRST_YEAR, LAST_YEAR, RULE_SET, RULES } from './rules.ts'
export { BadInput } from './bad-input.ts'
export type { BadInputReason } from './bad-input.ts'
export type { CivilDate } from './calendar.ts'
export { names } from './names.ts'

export {
  BRANCHES, ELEMENTS, SIXTY, STEMS,
  elementOfBranch, elementOfStem, ganzhiOfText, polarityOfBranch, polarityOfStem, voidsOf,
} from './cycle.ts'
export type { BranchCode, ElementCode, Ganzhi, Polarity, StemCode } from './cycle.ts'
export { JIE, monthBranchOfJie } from './solar-terms.ts'
export type { Jie, JieCode } from './solar-terms.ts'
export { hourPillarOf, yearPillarOf } from './pillars.ts'
export type { ZiRule } from './pillars.ts'

export { HIDDEN_STEMS } from './hidden-stems.ts'
export type { HiddenStem } from './hidden-stems.ts'
export { TEN_GODS, tenGodOf } from './ten-gods.ts'
export type { TenGodCode } from './ten-gods.ts'
export { lifeStageOf, STAGES } from './life-stages.ts'
export type { StageCode } from './life-stages.ts'
export { elementOfNayin, NAYIN, nayinOf } from './na-yin.ts'
export type { NayinCode } from './na-yin.ts'
export { pillarOf } from './pillar.ts'
export type { HiddenStemOfPillar, Pillar } from './pillar.ts'

export { branchRelationsOf, hasBranchRelation, isBirthHalf, stemRelationOf } from './relations.ts'
export type { BranchRelation, BranchRelationType, RelationType, StemRelation, StemRelationType, TripleType } from './relations.ts'
export { analyseChart } from './analysis.ts'
export type { Analysis } from './analysis.ts'
export type { Relation } from './chart-relations.ts'
export type { Contribution, ReasonCode, UsefulElements } from './favour.ts'
export type { NatalPairs, NatalSource } from './natal.ts'
export type { PatternCode } from './pattern.ts'
export type { PointPart } from './points.ts'
export type { PointChange } from './point-changes.ts'
export type { StarCode } from './star-rules.ts'
export type { ShareCode, Shares, Strength, StrengthCode } from './strength.ts'
export { DUTIES, dutyOf, isYellowPath, PATH_GODS, pathGodOf } from './day-officers.ts'
export type { DutyCode, PathGodCode } from './day-officers.ts'

export { castChart } from './chart.ts'
export type { Chart, PillarPlace, Pillars } from './chart.ts'
export type { BirthInput, Gender } from './birth.ts'
export type { Luck, LuckPillar } from './luck.ts'
export { receiptOf } from './receipt.ts'
export type { Alternative, PillarTexts, Receipt } from './receipt.ts'
export {
  almanacPillarsOf, baziMonthsOf, dayPillarOf, JIE_RANGE, jieAround, luckPillarAt, monthPillarAt, yearPillarAt,
} from './flow.ts'
export type { AlmanacPillars, BaziMonth } from './flow.ts'
