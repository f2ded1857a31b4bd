import type { SolarTermCode } from '#almanac/codes.ts'
import { QI_HAN } from '#almanac/codes.ts'
import type { Ganzhi } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'

export type PictureLocale = 'zh_CN' | 'zh_TW' | 'en_US'

/** What is written on a picture, as a language writes it. */
interface PictureWords {
  /** 己亥; in English the civil month's name stands for its pair. */
  month(pair: Ganzhi, month: number): string
  title(year: number, month: number): string
  /** From Sunday. */
  readonly weekdays: readonly string[]
  term(code: SolarTermCode): string
  /** A solar term with the day of the month on which it falls. */
  termOn(name: string, month: number, day: number): string
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const TERMS: Readonly<Record<SolarTermCode, string>> = {
  lichun: 'Start of spring',
  yushui: 'Rain water',
  jingzhe: 'Waking of insects',
  chunfen: 'Spring equinox',
  qingming: 'Clear and bright',
  guyu: 'Grain rain',
  lixia: 'Start of summer',
  xiaoman: 'Grain buds',
  mangzhong: 'Grain in ear',
  xiazhi: 'Summer solstice',
  xiaoshu: 'Minor heat',
  dashu: 'Major heat',
  liqiu: 'Start of autumn',
  chushu: 'End of heat',
  bailu: 'White dew',
  qiufen: 'Autumn equinox',
  hanlu: 'Cold dew',
  shuangjiang: 'First frost',
  lidong: 'Start of winter',
  xiaoxue: 'Minor snow',
  daxue: 'Major snow',
  dongzhi: 'Winter solstice',
  xiaohan: 'Minor cold',
  dahan: 'Major cold',
}

const HAN: Readonly<Record<SolarTermCode, string>> = { ...names.jie, ...QI_HAN }
const TAIWAN: Readonly<Record<string, string>> = { 惊: '驚', 蛰: '蟄', 谷: '穀', 满: '滿', 种: '種', 处: '處' }
/** 芒種, and not 芒种. */
const inTaiwan = (text: string) => [...text].map((each) => TAIWAN[each] ?? each).join('')

const chinese: PictureWords = {
  month: ({ ganzhi }) => ganzhi,
  title: (year, month) => `${year}年${month}月`,
  weekdays: [...'日一二三四五六'],
  term: (code) => HAN[code],
  termOn: (name, month, day) => `${name} ${month}.${day}`,
}

const english: PictureWords = {
  month: (_pair, month) => MONTHS[month - 1]!,
  title: (year, month) => `${MONTHS[month - 1]!} ${year}`,
  weekdays: [...'SMTWTFS'],
  term: (code) => TERMS[code],
  termOn: (name, month, day) => `${name} ${MONTHS[month - 1]!.slice(0, 3)} ${day}`,
}

export const pictureWords: Readonly<Record<PictureLocale, PictureWords>> = {
  zh_CN: chinese,
  zh_TW: { ...chinese, term: (code) => inTaiwan(HAN[code]) },
  en_US: english,
}
