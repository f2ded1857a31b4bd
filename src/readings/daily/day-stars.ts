import type { BranchCode, Ganzhi, StemCode } from '#bazi/index.ts'
import { BRANCHES, lifeStageOf, voidsOf } from '#bazi/index.ts'

/** 天乙贵人 by day stem, the school "甲戊庚牛羊" (bazi rules §7a). */
const NOBLES: Readonly<Record<StemCode, readonly BranchCode[]>> = {
  jia: ['chou', 'wei'], yi: ['zi', 'shen'], bing: ['hai', 'you'], ding: ['hai', 'you'], wu: ['chou', 'wei'],
  ji: ['zi', 'shen'], geng: ['chou', 'wei'], xin: ['wu3', 'yin2'], ren: ['mao', 'si'], gui: ['mao', 'si'],
}

/** 文昌贵人 by day stem (bazi rules §7a). */
const SCHOLAR: Readonly<Record<StemCode, BranchCode>> = {
  jia: 'si', yi: 'wu3', bing: 'shen', ding: 'you', wu: 'shen', ji: 'you', geng: 'hai', xin: 'zi', ren: 'yin2', gui: 'mao',
}

/** 劫煞 by trine (bazi rules §7d): 申子辰 巳, 巳酉丑 寅, 寅午戌 亥, 亥卯未 申; a trine is a branch number mod 4. */
const ROBBERY: readonly BranchCode[] = ['si', 'yin2', 'hai', 'shen']

type StarTest = (natalDay: Ganzhi, branch: BranchCode) => boolean

/** Stars that the daily score counts, all from the natal day pillar, with their points (bazi rules §13). */
export const DAY_STARS = {
  nobleman: { points: 5, isAt: ({ stem }, branch) => NOBLES[stem].includes(branch) },
  scholar: { points: 2, isAt: ({ stem }, branch) => SCHOLAR[stem] === branch },
  /** 禄: where the day stem is in office (临官). */
  prosperity: { points: 3, isAt: ({ stem }, branch) => lifeStageOf(stem, branch) === 'linguan' },
  /** 羊刃: where it is at its height (帝旺), for all ten stems. */
  blade: { points: -2, isAt: ({ stem }, branch) => lifeStageOf(stem, branch) === 'diwang' },
  robbery: { points: -2, isAt: (natalDay, branch) => ROBBERY[BRANCHES.indexOf(natalDay.branch) % 4] === branch },
  void: { points: -3, isAt: (natalDay, branch) => voidsOf(natalDay).includes(branch) },
} as const satisfies Record<string, { points: number; isAt: StarTest }>

export type DayStarCode = keyof typeof DAY_STARS

export const DAY_STAR_CODES = Object.keys(DAY_STARS) as readonly DayStarCode[]
