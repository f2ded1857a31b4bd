import type { StemCode } from './cycle.ts'
import { stemNumberOf } from './cycle.ts'

/** The ten gods 十神 in pairs, same polarity first: peers, output, wealth, officer, resource. */
export const TEN_GOD_HAN = {
  bijian: '比肩',
  jiecai: '劫财',
  shishen: '食神',
  shangguan: '伤官',
  piancai: '偏财',
  zhengcai: '正财',
  qisha: '七杀',
  zhengguan: '正官',
  pianyin: '偏印',
  zhengyin: '正印',
} as const

/** How the day stem itself is labelled in place of a ten god. */
export const DAY_MASTER_HAN = '日主'

export type TenGodCode = keyof typeof TEN_GOD_HAN

export const TEN_GODS = Object.keys(TEN_GOD_HAN) as readonly TenGodCode[]

/** Place among the ten gods of a stem to the day stem, by number (bazi rules §2): distance of the elements, then polarity. */
export function godAt(day: number, stem: number): number {
  return (((stem >> 1) - (day >> 1) + 5) % 5) * 2 + ((stem ^ day) & 1)
}

/** What `other` is to `dayStem`. */
export function tenGodOf(dayStem: StemCode, other: StemCode): TenGodCode {
  return TEN_GODS[godAt(stemNumberOf(dayStem, 'dayStem'), stemNumberOf(other, 'other'))]!
}
