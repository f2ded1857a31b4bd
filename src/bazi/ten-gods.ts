import type { StemCode } from './cycle.ts'
import { stemNumberOf } from './cycle.ts'
import { mapCodesToHan } from './han.ts'

/** The ten gods 十神 in pairs, same polarity first: peers, output, wealth, officer, resource. */
export const TEN_GODS = [
  'bijian',
  'jiecai',
  'shishen',
  'shangguan',
  'piancai',
  'zhengcai',
  'qisha',
  'zhengguan',
  'pianyin',
  'zhengyin',
] as const

/** Label of the day stem itself in place of a ten god. */
export const DAY_MASTER_HAN = '日主'

export type TenGodCode = (typeof TEN_GODS)[number]

export const TEN_GOD_HAN = /* @__PURE__ */ mapCodesToHan(TEN_GODS, '比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印')

/** Index in TEN_GODS of stem number `stem` for day stem number `day` (B-04): distance of the elements, then polarity. */
export function tenGodIndexOf(day: number, stem: number): number {
  return (((stem >> 1) - (day >> 1) + 5) % 5) * 2 + ((stem ^ day) & 1)
}

/** Ten god of `other` for `dayStem`. */
export function tenGodOf(dayStem: StemCode, other: StemCode): TenGodCode {
  return TEN_GODS[tenGodIndexOf(stemNumberOf(dayStem, 'dayStem'), stemNumberOf(other, 'other'))]!
}
