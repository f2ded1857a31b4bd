import { checkCondition } from './bad-input.ts'
import type { BranchCode } from './cycle.ts'
import { branchNumberOf } from './cycle.ts'

/** The twelve day officers 建除十二神 in order. */
export const DUTY_HAN = {
  jian: '建',
  chu: '除',
  man: '满',
  ping: '平',
  ding4: '定',
  zhi: '执',
  po: '破',
  wei1: '危',
  cheng: '成',
  shou: '收',
  kai: '开',
  bi: '闭',
} as const

/** The twelve gods of the yellow and black path 黄黑道 in order. */
export const PATH_GOD_HAN = {
  qinglong: '青龙',
  mingtang: '明堂',
  tianxing: '天刑',
  zhuque: '朱雀',
  jingui: '金匮',
  tiande: '天德',
  baihu: '白虎',
  yutang: '玉堂',
  tianlao: '天牢',
  xuanwu: '玄武',
  siming: '司命',
  gouchen: '勾陈',
} as const

export type DutyCode = keyof typeof DUTY_HAN
export type PathGodCode = keyof typeof PATH_GOD_HAN

export const DUTIES = Object.keys(DUTY_HAN) as readonly DutyCode[]
export const PATH_GODS = Object.keys(PATH_GOD_HAN) as readonly PathGodCode[]

/** Indexes in PATH_GODS of the gods of the yellow path: 青龙 明堂 金匮 天德 玉堂 司命. */
const YELLOW = [0, 1, 4, 5, 7, 10]

/** Officer of a day from its branch and its month's branch (B-22). */
export function dutyOf(day: BranchCode, month: BranchCode): DutyCode {
  return DUTIES[(branchNumberOf(day, 'day') - branchNumberOf(month, 'month') + 12) % 12]!
}

/** God of a day on the yellow (good) or black path (B-23). */
export function pathGodOf(day: BranchCode, month: BranchCode): PathGodCode {
  return PATH_GODS[(branchNumberOf(day, 'day') + (8 - (branchNumberOf(month, 'month') % 6)) * 2) % 12]!
}

export function isYellowPath(god: PathGodCode): boolean {
  const place = PATH_GODS.indexOf(god)
  checkCondition(place >= 0, 'god', 'format')
  return YELLOW.includes(place)
}
