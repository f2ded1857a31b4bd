import { check } from './bad-input.ts'
import type { ElementCode, Ganzhi } from './cycle.ts'
import { ELEMENT_HAN, ELEMENTS } from './cycle.ts'

/** The thirty nayin 纳音, two pairs of the sixty each, in order (bazi rules §4). */
export const NAYIN_HAN = {
  haizhongjin: '海中金',
  luzhonghuo: '炉中火',
  dalinmu: '大林木',
  lupangtu: '路旁土',
  jianfengjin: '剑锋金',
  shantouhuo: '山头火',
  jianxiashui: '涧下水',
  chengtoutu: '城头土',
  bailajin: '白蜡金',
  yangliumu: '杨柳木',
  quanzhongshui: '泉中水',
  wushangtu: '屋上土',
  pilihuo: '霹雳火',
  songbaimu: '松柏木',
  changliushui: '长流水',
  shazhongjin: '沙中金',
  shanxiahuo: '山下火',
  pingdimu: '平地木',
  bishangtu: '壁上土',
  jinbojin: '金箔金',
  fudenghuo: '覆灯火',
  tianheshui: '天河水',
  dayitu: '大驿土',
  chaichuanjin: '钗钏金',
  sangzhemu: '桑柘木',
  daxishui: '大溪水',
  shazhongtu: '沙中土',
  tianshanghuo: '天上火',
  shiliumu: '石榴木',
  dahaishui: '大海水',
} as const

export type NayinCode = keyof typeof NAYIN_HAN

export const NAYIN = Object.keys(NAYIN_HAN) as readonly NayinCode[]

export function nayinOf(pair: Ganzhi): NayinCode {
  return NAYIN[pair.index >> 1]!
}

/** Its name ends in it. */
export function elementOfNayin(nayin: NayinCode): ElementCode {
  check(NAYIN.includes(nayin), 'nayin', 'format')
  return ELEMENTS.find((element) => NAYIN_HAN[nayin].endsWith(ELEMENT_HAN[element]))!
}
