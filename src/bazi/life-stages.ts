import type { BranchCode, StemCode } from './cycle.ts'
import { BRANCH_INDEX, STEM_INDEX } from './cycle.ts'
import { mapCodesToHan } from './han.ts'

/** The twelve life stages 十二长生 in order. */
export const STAGES = ['changsheng', 'muyu', 'guandai', 'linguan', 'diwang', 'shuai', 'bing4', 'si3', 'mu', 'jue', 'tai', 'yang3'] as const

export type StageCode = (typeof STAGES)[number]

export const STAGE_HAN = /* @__PURE__ */ mapCodesToHan(STAGES, '长生 沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养')

/** Branch number of 长生 for each stem; the earth stems have the branches of the fire stems. */
const BIRTH_BRANCHES = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3]

/** Stage of a stem at a branch: yang stems run forward, yin stems backward (B-05). */
export function lifeStageOf(stem: StemCode, branch: BranchCode): StageCode {
  const s = STEM_INDEX[stem]
  const steps = BRANCH_INDEX[branch] - BIRTH_BRANCHES[s]!
  return STAGES[((s % 2 === 0 ? steps : -steps) + 12) % 12]!
}
