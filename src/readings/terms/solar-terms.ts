import type { Locale } from '../reader/locale.ts'
import { QI_HAN, type SolarTermCode } from '#almanac/codes.ts'
import { names } from '#bazi/index.ts'

const HAN: Readonly<Record<SolarTermCode, string>> = { ...names.jie, ...QI_HAN }

/** Names that are written differently in Taiwan. */
const TAIWAN: Partial<Readonly<Record<SolarTermCode, string>>> = {
  jingzhe: '驚蟄',
  guyu: '穀雨',
  xiaoman: '小滿',
  mangzhong: '芒種',
  chushu: '處暑',
}

const ENGLISH: Readonly<Record<SolarTermCode, string>> = {
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

/** Returns the name of a solar term: 小雪; Minor snow. */
export function formatSolarTermName(code: SolarTermCode, locale: Locale): string {
  if (locale === 'en_US') return ENGLISH[code]
  return (locale === 'zh_TW' ? TAIWAN[code] : undefined) ?? HAN[code]
}
