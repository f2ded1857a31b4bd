import type { BranchCode, ElementCode, Ganzhi, StemCode } from '#bazi/index.ts'
import { BRANCH_HAN, STEM_HAN } from '#bazi/index.ts'
import type { LocalizedLine } from './line-text.ts'

const inChinese = (han: string, en_US: string): LocalizedLine => ({ zh_CN: han, zh_TW: han, en_US })

/** English names: stems in pinyin without tones, branches by animal (P-17). */
const STEM_NAMES: Readonly<Record<StemCode, string>> = {
  jia: 'Jia',
  yi: 'Yi',
  bing: 'Bing',
  ding: 'Ding',
  wu: 'Wu',
  ji: 'Ji',
  geng: 'Geng',
  xin: 'Xin',
  ren: 'Ren',
  gui: 'Gui',
}

const BRANCH_NAMES: Readonly<Record<BranchCode, readonly [pinyin: string, animal: string]>> = {
  zi: ['Zi', 'Rat'],
  chou: ['Chou', 'Ox'],
  yin2: ['Yin', 'Tiger'],
  mao: ['Mao', 'Rabbit'],
  chen: ['Chen', 'Dragon'],
  si: ['Si', 'Snake'],
  wu3: ['Wu', 'Horse'],
  wei: ['Wei', 'Goat'],
  shen: ['Shen', 'Monkey'],
  you: ['You', 'Rooster'],
  xu: ['Xu', 'Dog'],
  hai: ['Hai', 'Pig'],
}

const ELEMENT_NAMES: Readonly<Record<ElementCode, LocalizedLine>> = {
  wood: inChinese('木', 'wood'),
  fire: inChinese('火', 'fire'),
  earth: inChinese('土', 'earth'),
  metal: inChinese('金', 'metal'),
  water: inChinese('水', 'water'),
}

export const translateStem = (stem: StemCode): LocalizedLine => inChinese(STEM_HAN[stem], STEM_NAMES[stem])
export const translateBranch = (branch: BranchCode): LocalizedLine => inChinese(BRANCH_HAN[branch], BRANCH_NAMES[branch][1])
export const translateElement = (element: ElementCode): LocalizedLine => ELEMENT_NAMES[element]
export const translatePair = ({ ganzhi, stem, branch }: Ganzhi): LocalizedLine =>
  inChinese(ganzhi, `${STEM_NAMES[stem]} ${BRANCH_NAMES[branch][0]}`)
