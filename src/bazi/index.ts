/** The only door to the engine. Rules, sources and accuracy: README.md beside this file. */

export { ENGINE_VERSION, FIRST_YEAR, LAST_YEAR, RULE_SET, RULES, TOLERANCE_SECONDS } from './rules.ts'
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

export { branchRelationsOf, hasBranchRelation, stemRelationOf } from './relations.ts'
export type { BranchRelation, BranchRelationKind, StemRelation, StemRelationKind } from './relations.ts'
export { DUTIES, dutyOf, isYellowPath, PATH_GODS, pathGodOf } from './day-officers.ts'
export type { DutyCode, PathGodCode } from './day-officers.ts'

export { castChart } from './chart.ts'
export type { Chart, PillarPlace, Pillars } from './chart.ts'
export type { BirthInput, Gender } from './birth.ts'
export type { Luck, LuckPillar } from './luck.ts'
export { receiptOf } from './receipt.ts'
export type { Receipt, Switched } from './receipt.ts'
export type { PillarTexts } from './pillar-texts.ts'
export {
  almanacPillarsOf, baziMonthsOf, dayPillarOf, JIE_RANGE, jieAround, luckPillarAt, monthPillarAt, yearPillarAt,
} from './flow.ts'
export type { AlmanacPillars, BaziMonth } from './flow.ts'
export { alternatives } from './alternatives.ts'
export type { Alternative, Doubt } from './alternatives.ts'
export type { Clock, ClockReading } from './clock.ts'
export { explainDifference } from './explain-difference.ts'
export type { Difference, Explanation, PillarsElsewhere } from './explain-difference.ts'
