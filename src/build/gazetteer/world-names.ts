import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeoPlace } from './geonames.ts'
import { isHan, reduceToPlainLetters, convertToSimplified, convertToTaiwanCharacters } from './han.ts'
import { fetchSourceFolder } from './sources.ts'
import { readHandTable } from './tables.ts'

/** Chinese name of a place, Taiwan's name, and the alternatives that were not chosen. */
export interface HanName {
  readonly zh: string
  readonly zht: string
  readonly others: readonly string[]
}

type Zones = { readonly [part: string]: Zones | string }

/** Returns CLDR's names of the cities of time zones, e.g. `Asia/Dubai` → 迪拜. */
function zoneCities(locale: string): ReadonlyMap<string, string> {
  const file = join(fetchSourceFolder('dates'), 'main', locale, 'timeZoneNames.json')
  const json = JSON.parse(readFileSync(file, 'utf8')) as { main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }> }
  const cities = new Map<string, string>()
  const walk = (node: Zones, path: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'exemplarCity' && typeof value === 'string') cities.set(path, value)
      else if (typeof value === 'object') walk(value, path === '' ? key : `${path}/${key}`)
    }
  }
  walk(json.main[locale]!.dates.timeZoneNames.zone, '')
  return cities
}

const [english, chinese, taiwanese] = [zoneCities('en'), zoneCities('zh'), zoneCities('zh-Hant')]
const byId = new Map(readHandTable<'geonameid' | 'name_en' | 'name_zh' | 'name_zht'>('names').map((row) => [Number(row.geonameid), row]))

const byName = new Map(
  readHandTable<'country' | 'name' | 'zh' | 'zht'>('world').map((row) => [row.country + reduceToPlainLetters(row.name), row]),
)

/** Returns a zone's English city, which CLDR omits if it equals the last part of the zone's id. */
const englishCity = (zone: string): string => english.get(zone) ?? zone.split('/').at(-1)!.replaceAll('_', ' ')

/**
 * Characters that foreign names use for their sound and that must stay unconverted: 干, 于, 占 … Maps the converted character back.
 */
const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  '臺台採采乾干幹干於于佔占紮扎鬥斗佈布誇夸稜棱託托捲卷鬆松徵征範范麵面穀谷週周沖冲薑姜'
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
)
/** Converts a foreign place name to Taiwan's characters. */
export const toTaiwanForeignName = (zh: string): string =>
  [...convertToTaiwanCharacters(zh)]
    .map((character) => SOUNDS[character] ?? character)
    .join('')
    .replaceAll('冲', '沖')

/** Japanese character → Chinese one, as GeoNames does not mark Japanese alternate names. */
const JAPANESE: Readonly<Record<string, string>> = Object.fromEntries(
  '沢泽浜滨渋涩桜樱広广竜龙塩盐関关黒黑斎斋徳德県县駅驿円圆鉄铁気气仏佛児儿楽乐恵惠応应総总豊丰瀬濑頼赖剣剑囲围増增巣巢帯带戸户歩步渓溪滝泷焼烧縄绳芸艺覇霸郷乡鶏鸡稲稻亀龟営营圏圈実实対对専专嶋岛﨑崎曽曾栄荣浄净緑绿薬药蔵藏蛍萤軽轻辺边鉱矿銭钱霊灵顔颜舘馆壱一弐二毎每両两当当伝传単单巌岩従从戦战拝拜捜搜斉齐払拂択择挙举検检様样欧欧済济猟猎獣兽発发皐皋稗稗糸丝絵绘経经継继続续聴听脳脑荘庄装装訳译読读変变豫豫転转軒轩逓递遅迟酔醉醸酿釈释閲阅闘斗隠隐雑杂静静髄髓髪发鴬莺黙默齢龄'
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
)

function inChina(name: string): string {
  const plain = [...name.replace(/(.)々/gu, '$1$1')].map((character) => JAPANESE[character] ?? character).join('')
  return convertToSimplified(plain).replace(/[－-]/gu, '-')
}

const ENDING = /(?:特别市|广域市|自治市|都会区|[市县区郡町村省])$/u
/** Cuts the administrative suffix of a foreign name, except from two-character names such as 新城. */
const bare = (name: string): string => (name.length > 2 ? name.replace(ENDING, '') : name)

interface Group {
  readonly zh: string
  count: number
  simplifiedOnly: boolean
  isBare: boolean
}

/** Groups a place's Chinese alternate names (both scripts together) and counts them, most frequent first. */
function groupsOf(place: GeoPlace): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const alternate of place.alternates) {
    if (!isHan(alternate) || alternate.length < 2 || alternate === '日本語') continue
    const full = inChina(alternate)
    const zh = bare(full)
    const group = groups.get(zh) ?? { zh, count: 0, simplifiedOnly: false, isBare: false }
    group.count += 1
    group.simplifiedOnly ||= alternate !== convertToTaiwanCharacters(alternate)
    group.isBare ||= zh === full
    groups.set(zh, group)
  }
  const weight = (group: Group): number =>
    group.count + (group.isBare ? 2 : 0) + (group.simplifiedOnly ? 3 : 0) - (/[・·-]/u.test(group.zh) ? 0.5 : 0) - group.zh.length / 20
  return [...groups.values()].toSorted((a, b) => weight(b) - weight(a))
}

/**
 * Returns the Chinese name of a foreign place: by hand, else from CLDR, else from GeoNames' alternate names, which have no
 * language.
 */
export function findHanName(place: GeoPlace, en: string): HanName | undefined {
  const groups = groupsOf(place)
  const others = (zh: string): string[] =>
    groups
      .map((group) => group.zh)
      .filter((name) => name !== zh)
      .slice(0, 3)
  const hand = byId.get(place.id)
  if (hand !== undefined) {
    return { zh: hand.name_zh, zht: hand.name_zht || toTaiwanForeignName(hand.name_zh), others: others(hand.name_zh) }
  }
  const named =
    place.population > 14_000
      ? (byName.get(place.cc + reduceToPlainLetters(en)) ?? byName.get(place.cc + reduceToPlainLetters(place.name)))
      : undefined
  if (named !== undefined) return { zh: named.zh, zht: named.zht || toTaiwanForeignName(named.zh), others: others(named.zh) }
  if (reduceToPlainLetters(englishCity(place.zone)) === reduceToPlainLetters(en) && chinese.has(place.zone) && place.population > 1000) {
    const zh = chinese.get(place.zone)!
    return { zh, zht: taiwanese.get(place.zone) ?? toTaiwanForeignName(zh), others: others(zh) }
  }
  const [first] = groups
  return first && { zh: first.zh, zht: toTaiwanForeignName(first.zh), others: others(first.zh) }
}
