import type { CivilDate } from '#bazi/index.ts'
import type { LunarDate } from './lunar-date.ts'
import type { SolarTermCode } from './solar-term-codes.ts'

/** Festivals that almanacs print in Beijing, Taipei and overseas alike, in the order of the year. */
export const FESTIVAL_HAN = {
  yuandan: '元旦',
  chunjie: '春节',
  yuanxiao: '元宵',
  longtaitou: '龙抬头',
  funvjie: '妇女节',
  shangsi: '上巳',
  qingming: '清明',
  laodongjie: '劳动节',
  duanwu: '端午',
  qixi: '七夕',
  zhongyuan: '中元',
  zhongqiu: '中秋',
  chongyang: '重阳',
  xiayuan: '下元',
  dongzhi: '冬至',
  laba: '腊八',
  xiaonian: '小年',
  chuxi: '除夕',
} as const

export type FestivalCode = keyof typeof FESTIVAL_HAN

/** Festivals by month and day of the lunar calendar; none in leap months. 小年 on the 23rd, as in the north. */
const LUNAR: Readonly<Record<string, FestivalCode>> = {
  '1-1': 'chunjie',
  '1-15': 'yuanxiao',
  '2-2': 'longtaitou',
  '3-3': 'shangsi',
  '5-5': 'duanwu',
  '7-7': 'qixi',
  '7-15': 'zhongyuan',
  '8-15': 'zhongqiu',
  '9-9': 'chongyang',
  '10-15': 'xiayuan',
  '12-8': 'laba',
  '12-23': 'xiaonian',
}

/** Festivals by month and day of the Gregorian calendar. */
const SOLAR: Readonly<Record<string, FestivalCode>> = { '1-1': 'yuandan', '3-8': 'funvjie', '5-1': 'laodongjie' }

/** Festivals on the days of solar terms. */
const TERMS: Readonly<Partial<Record<SolarTermCode, FestivalCode>>> = { qingming: 'qingming', dongzhi: 'dongzhi' }

/** 除夕 is the last day of the twelfth month, the 29th or 30th (no leap twelfth month before 3358). */
function lunarFestivalOf({ month, day, isLeap, daysInMonth }: LunarDate): FestivalCode | undefined {
  if (isLeap) return undefined
  return month === 12 && day === daysInMonth ? 'chuxi' : LUNAR[`${month}-${day}`]
}

/** Festivals of a date; most days have none, few have two. */
export function festivalsOf(date: CivilDate, lunar: LunarDate, term: SolarTermCode | null): readonly FestivalCode[] {
  const solar = SOLAR[`${date.month}-${date.day}`]
  return [lunarFestivalOf(lunar), term === null ? undefined : TERMS[term], solar].filter((code) => code !== undefined)
}
