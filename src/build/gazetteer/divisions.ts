import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchSourceFolder } from './sources.ts'
import { readHandTable } from './tables.ts'

/** A prefecture, county, city or district of mainland China. */
export interface Division {
  /** Official code: two digits for a municipality, four for a prefecture, six for lower divisions. */
  readonly code: string
  readonly name: string
  readonly province: Province
  readonly prefecture: string | undefined
  /** Names of its towns and subdistricts, usually with the seat first. */
  readonly towns: readonly string[]
}

export interface Province {
  readonly code: string
  /** GeoNames' code of the province. */
  readonly geonames: string
  readonly en: string
  readonly zh: string
}

interface Listed {
  code: string
  name: string
  provinceCode: string
  cityCode?: string
  areaCode?: string
}

const listed = (file: string): Listed[] => JSON.parse(readFileSync(join(fetchSourceFolder('china'), 'dist', file), 'utf8')) as Listed[]

/** Provinces by their two-digit official codes. */
export const provinces: ReadonlyMap<string, Province> = new Map(readHandTable<keyof Province>('provinces').map((row) => [row.code, row]))

/** Whether an entry of the official list is a heading, not a place. */
const isHeading = (name: string): boolean => /^(市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/.test(name)

function municipalities(): Division[] {
  return ['11', '12', '31', '50'].map((code) => {
    const province = provinces.get(code)!
    return { code, name: `${province.zh}市`, province, prefecture: undefined, towns: [] }
  })
}

/** Whether a code is that of a development zone (71 and up): these are not divisions, and no document names one as a birthplace. */
const isZone = (code: string): boolean => /^\d{4}7\d$/.test(code)

/** Whether to skip a code: Kinmen is listed under Taiwan, too; the Zhongsha islands are reefs. */
const isElsewhere = (code: string): boolean => code === '350527' || code === '460323'

/** Returns all municipalities, prefectures, counties, districts and county-level cities; prefectures before lower divisions. */
export function listMainlandDivisions(): readonly Division[] {
  const cities = new Map(listed('cities.json').map((row) => [row.code, row]))
  const towns = Map.groupBy(listed('streets.json'), (row) => row.areaCode ?? '')
  const prefectures = [...cities.values()]
    .filter(({ name }) => !isHeading(name))
    .map((row): Division => ({
      code: row.code,
      name: row.name,
      province: provinces.get(row.provinceCode)!,
      prefecture: undefined,
      towns: [],
    }))
  // A prefecture-level city without districts (Dongguan) is listed a second time, as its own only part.
  const isDouble = (row: Listed): boolean => cities.get(row.cityCode ?? '')?.name === row.name
  const areas = listed('areas.json')
    .filter((row) => !isHeading(row.name) && !isZone(row.code) && !isElsewhere(row.code) && !isDouble(row))
    .map((row): Division => {
      const city = cities.get(row.cityCode ?? '')?.name ?? ''
      return {
        code: row.code,
        name: row.name,
        province: provinces.get(row.provinceCode)!,
        prefecture: isHeading(city) ? undefined : city,
        towns: (towns.get(row.code) ?? []).map(({ name }) => name),
      }
    })
  return [...municipalities(), ...prefectures, ...areas]
}

const PEOPLES =
  '蒙古族|蒙古|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族|锡伯|阿昌族|普米族|塔吉克|怒族|鄂温克族|德昂族|保安族|裕固族|门巴族|独龙族|各族|鄂伦春'
const SUFFIX = new RegExp(`^(.+?)(?:(?:${PEOPLES})*(?:自治州|自治县|自治旗)|(?:${PEOPLES})+区|地区|[市县区盟旗州])$`, 'u')
/** Base names, used for romanisation and search, of divisions where cutting the suffix would leave nothing or a wrong part. */
const STEMS: Readonly<Record<string, string>> = {
  矿区: '矿区',
  浦东新区: '浦东',
  滨海新区: '滨海',
  沈北新区: '沈北',
  白云鄂博矿区: '白云鄂博',
  大柴旦行政委员会: '大柴旦',
  井陉矿区: '井陉矿区',
  峰峰矿区: '峰峰',
  鹰手营子矿区: '鹰手营子',
  城区: '城区',
  郊区: '郊区',
  万州区: '万州',
  鄂伦春自治旗: '鄂伦春',
  莫力达瓦达斡尔族自治旗: '莫力达瓦',
  神农架林区: '神农架',
  六枝特区: '六枝',
  鄂温克族自治旗: '鄂温克',
  黔西南布依族苗族自治州: '黔西南',
  德宏傣族景颇族自治州: '德宏',
  东乡族自治县: '东乡',
  市中区: '市中',
  芒市: '芒市',
  门源回族自治县: '门源',
}

/** Returns the base name: 平遥县 → 平遥, 西双版纳傣族自治州 → 西双版纳, 浦东新区 → 浦东. Banners (旗) keep their suffix, which distinguishes them. */
export function stripAdministrativeSuffix(name: string): string {
  const known = STEMS[name]
  if (known !== undefined) return known
  if (/[左右中前后]翼?.?旗$/u.test(name) || name.endsWith('旗')) return name
  return SUFFIX.exec(name)?.[1] ?? name
}
