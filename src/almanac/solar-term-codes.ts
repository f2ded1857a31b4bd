import type { JieCode } from '#bazi/index.ts'

/** The twelve middle terms 中气, which begin no month, 30° of solar longitude apart; the first is at 300°. */
export const QI_HAN = {
  dahan: '大寒',
  yushui: '雨水',
  chunfen: '春分',
  guyu: '谷雨',
  xiaoman: '小满',
  xiazhi: '夏至',
  dashu: '大暑',
  chushu: '处暑',
  qiufen: '秋分',
  shuangjiang: '霜降',
  xiaoxue: '小雪',
  dongzhi: '冬至',
} as const

export type QiCode = keyof typeof QI_HAN

export const QI = Object.keys(QI_HAN) as readonly QiCode[]

export type SolarTermCode = JieCode | QiCode
