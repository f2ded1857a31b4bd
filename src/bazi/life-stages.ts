import type { BranchCode, StemCode } from './cycle.ts'
import { BRANCH_INDEX, STEM_INDEX } from './cycle.ts'

/** The twelve life stages 十二长生 in order. */
export const STAGE_HAN = {
  changsheng: '长生',
  muyu: '沐浴',
  guandai: '冠带',
  linguan: '临官',
  diwang: '帝旺',
  shuai: '衰',
  bing4: '病',
  si3: '死',
  mu: '墓',
  jue: '绝',
  tai: '胎',
  yang3: '养',
} as const

export type StageCode = keyof typeof STAGE_HAN

export const STAGES = Object.keys(STAGE_HAN) as readonly StageCode[]

/** Branch number where each stem is born (长生); earth follows fire. */
const BIRTH_BRANCHES = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3]

/** Stage of a stem at a branch: yang stems run forward, yin stems backward (bazi rules §3). */
export function lifeStageOf(stem: StemCode, branch: BranchCode): StageCode {
  const s = STEM_INDEX[stem]
  const steps = BRANCH_INDEX[branch] - BIRTH_BRANCHES[s]!
  return STAGES[((s % 2 === 0 ? steps : -steps) + 12) % 12]!
}
