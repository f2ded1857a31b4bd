import type { Luck } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

type LuckStart = Pick<Luck, 'forward' | 'years' | 'months' | 'days'> & {
  readonly jie: string
  readonly span: string
  readonly date: string
}

interface LuckLabels {
  /** Sentence on how the start of luck was computed from the distance to a jie. */
  readonly reckoned: (luck: LuckStart) => string
  /** Sentence on how far the start moves if the birth was slightly earlier or later. */
  readonly within: (minutes: number, days: number) => string
  readonly atAnyHour: (days: number) => string
}

/** Sentences on the start of luck and its computation. */
export const LUCK_START_SENTENCES: Record<Locale, LuckLabels> = {
  zh_CN: {
    reckoned: ({ forward, jie, span, years, months, days, date }) =>
      `${forward ? '顺' : '逆'}数到${jie}，${span}。三日折一年，一日折四个月，合 ${years} 年 ${months} 月 ${days} 日，${date} 起运。`,
    within: (minutes, days) => `早晚 ${minutes} 分钟内，起运相差不过 ${days} 日。`,
    atAnyHour: (days) => `当天不论几时，起运相差不过 ${days} 日。`,
  },
  zh_TW: {
    reckoned: ({ forward, jie, span, years, months, days, date }) =>
      `${forward ? '順' : '逆'}數到${jie}，${span}。三日折一年，一日折四個月，合 ${years} 年 ${months} 月 ${days} 日，${date} 起運。`,
    within: (minutes, days) => `早晚 ${minutes} 分鐘內，起運相差不過 ${days} 日。`,
    atAnyHour: (days) => `當天不論幾時，起運相差不過 ${days} 日。`,
  },
  en_US: {
    reckoned: ({ forward, jie, span, years, months, days, date }) =>
      `Counted ${forward ? 'forward' : 'back'} to ${jie}: ${span}. Three days make a year and one day four months, which is ${years} y ${months} mo ${days} d, so luck starts on ${date}.`,
    within: (minutes, days) => `Within ${minutes} min either way the start moves by ${days} d at most.`,
    atAnyHour: (days) => `At any hour of that day the start moves by ${days} d at most.`,
  },
}
