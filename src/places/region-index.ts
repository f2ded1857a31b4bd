import type { FoldText } from './fold.ts'
import type { RowRange } from './scan.ts'
import type { GazetteerTable } from './table.ts'

/** Maps each folded spelling of a region or country to its ranges of rows. */
export type RegionIndex = ReadonlyMap<string, readonly RowRange[]>

const RANK = /(?:壮族自治区|维吾尔自治区|回族自治区|自治区|自治州|特别行政区|[省市县州邦府都道区])$/u
const PROVINCES: Readonly<Record<string, string>> = {
  广西: '广西壮族自治区',
  内蒙古: '内蒙古自治区',
  西藏: '西藏自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
}
const MUNICIPALITIES = new Set(['北京', '天津', '上海', '重庆'])
/** Everyday names of countries for which CLDR uses another name. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'America', '美利坚'],
  GB: ['UK', 'Britain', 'Great Britain', '大不列颠'],
  KR: ['Korea', '南韩'],
  KP: ['North Korea', '北韩'],
  CN: ['PRC', '中国大陆'],
  TW: ['台湾省'],
  AE: ['UAE', '阿联酋'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
  MM: ['Burma'],
  HK: ['Hong Kong', '香港'],
  MO: ['Macao', 'Macau', '澳门'],
  NZ: ['纽西兰'],
  AU: ['澳洲'],
  LA: ['寮国'],
}

function chineseNames(zh: string, isProvince: boolean): string[] {
  if (zh === '') return []
  const short = zh.replace(RANK, '')
  const names = short.length > 1 ? [zh, short] : [zh]
  if (isProvince) names.push(PROVINCES[zh] ?? (MUNICIPALITIES.has(zh) ? `${zh}市` : `${zh}省`))
  return names
}

/** Indexes every state, province, prefecture and country by each of its names. */
export function createRegionIndex(table: GazetteerTable, fold: FoldText): RegionIndex {
  const index = new Map<string, RowRange[]>()
  const add = (names: readonly string[], range: RowRange): void => {
    for (const key of new Set(names.map(fold))) if (key.length > 1) index.set(key, [...(index.get(key) ?? []), range])
  }
  const pinyin = (zh: string): string => Array.from(zh, (sign) => table.sounds.get(sign) ?? '').join('')
  const inner = new Map<number, number>()
  const whole = new Map<number, { from: number; to: number }>()
  table.regions.forEach(({ parent, country, to, from }) => {
    if (parent !== -1) inner.set(parent, to)
    const range = whole.get(country)
    whole.set(country, { from: Math.min(range?.from ?? from, from), to })
  })
  table.regions.forEach(({ country, parent, en, zh, zht, code, from, to }, region) => {
    const isProvince = table.countries[country]![0] === 'CN' && parent === -1
    const names = [...chineseNames(zh, isProvince), ...chineseNames(fold(zht), false)]
    add([en, code, ...names, ...names.map(pinyin)], { from, to: inner.get(region) ?? to })
  })
  table.countries.forEach(([cc, en, zh, zht], country) => {
    add([cc, en, zh, zht, pinyin(zh), ...(COUNTRIES[cc] ?? [])], whole.get(country)!)
  })
  return index
}
