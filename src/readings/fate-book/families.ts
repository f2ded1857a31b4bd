import type { ParagraphFamily } from '../book/paragraph.ts'
import { families as ages } from './text/ages.ts'
import { families as chartCast } from './text/chart-cast.ts'
import { families as chartFrame } from './text/chart-frame.ts'
import { families as chartLines } from './text/chart-lines.ts'
import { families as chartTies } from './text/chart-ties.ts'
import { families as childhood } from './text/childhood.ts'
import { families as flowBlock } from './text/flow-block.ts'
import { families as flowCourse } from './text/flow-course.ts'
import { families as flowLines } from './text/flow-lines.ts'
import { families as flowTime } from './text/flow-time.ts'
import { families as healthDaily } from './text/health-daily.ts'
import { families as healthLines } from './text/health-lines.ts'
import { families as healthSeason } from './text/health-season.ts'
import { families as healthTime } from './text/health-time.ts'
import { families as innerLines } from './text/inner-lines.ts'
import { families as innerRooms } from './text/inner-rooms.ts'
import { families as innerTies } from './text/inner-ties.ts'
import { families as innerTime } from './text/inner-time.ts'
import { families as lateYears } from './text/late-years.ts'
import { families as loveLines } from './text/love-lines.ts'
import { families as loveManner } from './text/love-manner.ts'
import { families as lovePalace } from './text/love-palace.ts'
import { families as loveTime } from './text/love-time.ts'
import { families as outerCompany } from './text/outer-company.ts'
import { families as outerFace } from './text/outer-face.ts'
import { families as outerLines } from './text/outer-lines.ts'
import { families as outerTime } from './text/outer-time.ts'
import { families as repeatYears } from './text/repeat-years.ts'
import { families as selfDayPillar } from './text/self-day-pillar.ts'
import { families as selfLines } from './text/self-lines.ts'
import { families as selfStrength } from './text/self-strength.ts'
import { families as selfTemper } from './text/self-temper.ts'
import { families as selfTime } from './text/self-time.ts'
import { families as studyGrowth } from './text/study-growth.ts'
import { families as studyLearning } from './text/study-learning.ts'
import { families as studyLines } from './text/study-lines.ts'
import { families as studyTime } from './text/study-time.ts'
import { families as usefulAccount } from './text/useful-account.ts'
import { families as usefulLines } from './text/useful-lines.ts'
import { families as usefulTime } from './text/useful-time.ts'
import { families as usefulUse } from './text/useful-use.ts'
import { families as wealthLines } from './text/wealth-lines.ts'
import { families as wealthMoney } from './text/wealth-money.ts'
import { families as wealthTime } from './text/wealth-time.ts'
import { families as wealthWork } from './text/wealth-work.ts'

/** Every paragraph family of the fate book, in reading order within a section. */
export const families: readonly ParagraphFamily[] = [
  ...chartCast,
  ...chartTies,
  ...chartFrame,
  ...chartLines,
  ...selfTemper,
  ...selfDayPillar,
  ...selfStrength,
  ...selfTime,
  ...repeatYears,
  ...selfLines,
  ...outerFace,
  ...outerCompany,
  ...outerTime,
  ...outerLines,
  ...innerRooms,
  ...innerTies,
  ...innerTime,
  ...innerLines,
  ...flowCourse,
  ...flowBlock,
  ...flowTime,
  ...flowLines,
  ...usefulAccount,
  ...usefulUse,
  ...usefulTime,
  ...usefulLines,
  ...wealthMoney,
  ...wealthWork,
  ...wealthTime,
  ...wealthLines,
  ...loveManner,
  ...lovePalace,
  ...loveTime,
  ...loveLines,
  ...studyLearning,
  ...studyGrowth,
  ...studyTime,
  ...studyLines,
  ...healthDaily,
  ...healthSeason,
  ...healthTime,
  ...healthLines,
  ...ages,
  ...childhood,
  ...lateYears,
]
