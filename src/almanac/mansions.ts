import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'

/** The 28 mansions 二十八宿; each name is mansion, planet and animal: 角, 木 (Jupiter), 蛟 (dragon). */
export const MANSION_HAN = {
  jiaomujiao: '角木蛟',
  kangjinlong: '亢金龙',
  dituhe: '氐土貉',
  fangritu: '房日兔',
  xinyuehu: '心月狐',
  weihuohu: '尾火虎',
  jishuibao: '箕水豹',
  doumuxie: '斗木獬',
  niujinniu: '牛金牛',
  nvtufu: '女土蝠',
  xurishu: '虚日鼠',
  weiyueyan: '危月燕',
  shihuozhu: '室火猪',
  bishuiyu: '壁水貐',
  kuimulang: '奎木狼',
  loujingou: '娄金狗',
  weituzhi: '胃土雉',
  maoriji: '昴日鸡',
  biyuewu: '毕月乌',
  zihuohou: '觜火猴',
  shenshuiyuan: '参水猿',
  jingmuhan: '井木犴',
  guijinyang: '鬼金羊',
  liutuzhang: '柳土獐',
  xingrima: '星日马',
  zhangyuelu: '张月鹿',
  yihuoshe: '翼火蛇',
  zhenshuiyin: '轸水蚓',
} as const

export type MansionCode = keyof typeof MANSION_HAN

export const MANSIONS = Object.keys(MANSION_HAN) as readonly MansionCode[]

/** `1` for each lucky mansion, by the verse of the mansions (玉匣记): 角房尾箕斗室壁娄胃毕参井张轸. */
const LUCKY = '1001011100001101101011000101'

const MANSION_OF_1970 = 7

export interface Mansion {
  readonly code: MansionCode
  readonly lucky: boolean
}

/** Mansion of a day: the mansions follow each other day by day without a gap; 1970-01-01 was 斗木獬. */
export function mansionOf(date: CivilDate): Mansion {
  const at = (((checkedDaysOf(date) + MANSION_OF_1970) % 28) + 28) % 28
  return { code: MANSIONS[at]!, lucky: LUCKY[at] === '1' }
}
