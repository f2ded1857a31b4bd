import type { MansionCode } from '#almanac/codes.ts'
import { MANSION_HAN } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'

/* Names outside the message catalogues (see `patterns.ts`): only one page uses them. */

const taiwan: Record<MansionCode, string> = {
  jiaomujiao: '角木蛟',
  kangjinlong: '亢金龍',
  dituhe: '氐土貉',
  fangritu: '房日兔',
  xinyuehu: '心月狐',
  weihuohu: '尾火虎',
  jishuibao: '箕水豹',
  doumuxie: '斗木獬',
  niujinniu: '牛金牛',
  nvtufu: '女土蝠',
  xurishu: '虛日鼠',
  weiyueyan: '危月燕',
  shihuozhu: '室火豬',
  bishuiyu: '壁水貐',
  kuimulang: '奎木狼',
  loujingou: '婁金狗',
  weituzhi: '胃土雉',
  maoriji: '昴日雞',
  biyuewu: '畢月烏',
  zihuohou: '觜火猴',
  shenshuiyuan: '參水猿',
  jingmuhan: '井木犴',
  guijinyang: '鬼金羊',
  liutuzhang: '柳土獐',
  xingrima: '星日馬',
  zhangyuelu: '張月鹿',
  yihuoshe: '翼火蛇',
  zhenshuiyin: '軫水蚓',
}

const english: Record<MansionCode, string> = {
  jiaomujiao: 'Horn, wood dragon',
  kangjinlong: 'Neck, metal dragon',
  dituhe: 'Root, earth badger',
  fangritu: 'Room, sun rabbit',
  xinyuehu: 'Heart, moon fox',
  weihuohu: 'Tail, fire tiger',
  jishuibao: 'Basket, water leopard',
  doumuxie: 'Dipper, wood unicorn',
  niujinniu: 'Ox, metal ox',
  nvtufu: 'Maid, earth bat',
  xurishu: 'Void, sun rat',
  weiyueyan: 'Rooftop, moon swallow',
  shihuozhu: 'House, fire pig',
  bishuiyu: 'Wall, water porcupine',
  kuimulang: 'Legs, wood wolf',
  loujingou: 'Bond, metal dog',
  weituzhi: 'Stomach, earth pheasant',
  maoriji: 'Pleiades, sun rooster',
  biyuewu: 'Net, moon crow',
  zihuohou: 'Beak, fire monkey',
  shenshuiyuan: 'Orion, water ape',
  jingmuhan: 'Well, wood hound',
  guijinyang: 'Ghost, metal goat',
  liutuzhang: 'Willow, earth deer',
  xingrima: 'Star, sun horse',
  zhangyuelu: 'Bow, moon deer',
  yihuoshe: 'Wings, fire snake',
  zhenshuiyin: 'Carriage, water worm',
}

/** Names of the 28 lunar mansions; each name includes the planet and the animal. */
export const MANSION_LABELS: Record<Locale, Readonly<Record<MansionCode, string>>> = { zh_CN: MANSION_HAN, zh_TW: taiwan, en_US: english }
