import { checkCondition } from './bad-input.ts'
import type { ElementCode, Ganzhi } from './cycle.ts'
import { ELEMENT_HAN, ELEMENTS } from './cycle.ts'
import { mapCodesToHan } from './han.ts'

/** The thirty nayin 纳音 in order; each belongs to two consecutive pairs of the sixty (B-06). */
export const NAYIN = [
  'haizhongjin',
  'luzhonghuo',
  'dalinmu',
  'lupangtu',
  'jianfengjin',
  'shantouhuo',
  'jianxiashui',
  'chengtoutu',
  'bailajin',
  'yangliumu',
  'quanzhongshui',
  'wushangtu',
  'pilihuo',
  'songbaimu',
  'changliushui',
  'shazhongjin',
  'shanxiahuo',
  'pingdimu',
  'bishangtu',
  'jinbojin',
  'fudenghuo',
  'tianheshui',
  'dayitu',
  'chaichuanjin',
  'sangzhemu',
  'daxishui',
  'shazhongtu',
  'tianshanghuo',
  'shiliumu',
  'dahaishui',
] as const

export type NayinCode = (typeof NAYIN)[number]

export const NAYIN_HAN = /* @__PURE__ */ mapCodesToHan(
  NAYIN,
  '海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金 覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水',
)

export function nayinOf(pair: Ganzhi): NayinCode {
  return NAYIN[pair.index >> 1]!
}

/** Element of a nayin: the last character of its name. */
export function elementOfNayin(nayin: NayinCode): ElementCode {
  checkCondition(NAYIN.includes(nayin), 'nayin', 'format')
  return ELEMENTS.find((element) => NAYIN_HAN[nayin].endsWith(ELEMENT_HAN[element]))!
}
