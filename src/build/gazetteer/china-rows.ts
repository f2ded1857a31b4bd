import type { LocatedDivision } from './china.ts'
import { type Division, stripAdministrativeSuffix } from './divisions.ts'
import { type GeoPlace, type ListedCity, kilometresBetween } from './geonames.ts'
import { isHan, reduceToPlainLetters, romaniseName, convertToSimplified, convertToTaiwanCharacters } from './han.ts'
import { NATIVE_PLACE_NAMES } from './native-names.ts'
import type { PlaceGroup, GazetteerRow } from './row.ts'
import { readHandTable } from './tables.ts'
import type { TaiwanPlace } from './taiwan.ts'
import { listForeignSpellings } from './world.ts'

const plainGroup = (cc: string): PlaceGroup => ({ cc, en: '', zh: '', zht: '' })

/** Returns a population for ranking search results, estimated where it is unknown; `city` is the prefecture's population. */
function weightOf({ division, place }: LocatedDivision, city: number): number {
  const { name, code } = division
  if (code.length === 2) return Math.max(place?.population ?? 0, 10_000_000)
  const isWest = ['54', '63', '65'].includes(division.province.code)
  // Uses a minimum for provincial capitals, so that they rank first: GeoNames counts the town of some cities but the prefecture of others.
  const people = place?.code === 'PPLA' ? Math.max(place.population, 6_000_000) : (place?.population ?? 0)
  if (code.length === 4) return name.endsWith('市') ? Math.max(people, 450_000) : 250_000
  if (name.endsWith('市')) return isWest ? 260_000 : Math.max(400_000, (place?.population ?? 0) / 2)
  if (name.endsWith('区')) return 300_000 * (1 + Math.min(1, city / 2e7))
  return name.endsWith('旗') ? 120_000 : isWest ? 60_000 : 250_000
}

/** Returns the name as on maps; with `County` or `District` if it is one syllable or equals the prefecture's name. */
function englishOf(division: Division): string {
  const native = NATIVE_PLACE_NAMES[division.name]
  if (native !== undefined) return native
  const stem = stripAdministrativeSuffix(division.name)
  const isNamesake = division.prefecture?.startsWith(stem) === true
  const local = (isNamesake ? NATIVE_PLACE_NAMES[division.prefecture ?? ''] : undefined) ?? romaniseName(division.name, [...stem].length)
  const rank = division.name.endsWith('县') ? 'County' : division.name.endsWith('区') ? 'District' : ''
  return stem.length === 1 || isNamesake ? `${local} ${rank}`.trim() : local
}

const aliasTable = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readHandTable<'country' | 'name' | 'aliases'>('aliases').map(({ country, name, aliases }) => [
      country + reduceToPlainLetters(name) + (isHan(name) ? name : ''),
      aliases.split('|'),
    ]),
  )

/** Adds the former names of the hand-made table to rows of any country, to the most populous place of that name. */
export function withAliases(rows: readonly GazetteerRow[]): readonly GazetteerRow[] {
  const table = aliasTable()
  const best = new Map<string, GazetteerRow>()
  for (const row of rows) {
    for (const key of [row.group.cc + row.zh, row.group.cc + reduceToPlainLetters(row.en)]) {
      if (table.has(key) && (best.get(key)?.population ?? 0) < row.population) best.set(key, row)
    }
  }
  return rows.map((row) => {
    const found = [...table].filter(([key]) => best.get(key) === row).flatMap(([, aliases]) => aliases)
    return found.length === 0 ? row : { ...row, aliases: [...new Set([...row.aliases, ...found])] }
  })
}

/** Builds the rows of mainland prefectures, counties and districts. */
export function buildMainlandRows(located: readonly LocatedDivision[]): readonly GazetteerRow[] {
  const groups = new Map<string, PlaceGroup>()
  const people = new Map(located.map((item) => [item.division.code, item.place?.population ?? 0]))
  const english = new Map(located.map((item) => [item.division.name, englishOf(item.division)]))
  return located.map((item): GazetteerRow => {
    const { division, place } = item
    const { province, prefecture, code, name } = division
    const top = groups.get(province.code) ?? { cc: 'CN', en: province.en, zh: province.zh, zht: convertToTaiwanCharacters(province.zh) }
    groups.set(province.code, top)
    const key = `${province.code}${prefecture ?? ''}`
    const group =
      prefecture === undefined
        ? top
        : (groups.get(key) ?? {
            cc: 'CN',
            en: english.get(prefecture)!,
            zh: prefecture,
            zht: convertToTaiwanCharacters(prefecture),
            parent: top,
          })
    groups.set(key, group)
    const en = englishOf(division)
    const isBig = code.length <= 4 && place !== undefined
    const han = (place?.alternates ?? [])
      .filter(isHan)
      .map(convertToSimplified)
      .filter((other) => other.length > 1 && !other.startsWith(stripAdministrativeSuffix(name)))
    return {
      en,
      zh: name,
      zht: convertToTaiwanCharacters(name),
      stem: stripAdministrativeSuffix(name).length,
      aliases: [],
      alternates: [
        ...(isBig
          ? listForeignSpellings(place, [en])
          : place === undefined || reduceToPlainLetters(place.name) === reduceToPlainLetters(en)
            ? []
            : [place.name]),
        ...new Set(han.slice(0, 3)),
      ],
      group,
      lat: item.lat,
      lng: item.lng,
      zone: 'Asia/Shanghai',
      population: weightOf(item, people.get(code.slice(0, 4)) || people.get(code.slice(0, 2)) || 0),
    }
  })
}

/** Builds the rows of mainland towns from 15,000 people that are not the seat of a division. */
export function buildTownRows(
  places: readonly GeoPlace[],
  listed: readonly ListedCity[],
  divisions: readonly GazetteerRow[],
  located: readonly LocatedDivision[],
): readonly GazetteerRow[] {
  const groupOfCode = new Map(located.map(({ division: { code } }, index) => [code.slice(0, 4), divisions[index]!.group]))
  const groupOfProvince = new Map(
    located.map(({ division: { province } }, index) => [province.geonames, divisions[index]!.group.parent ?? divisions[index]!.group]),
  )
  const towns = places.filter(({ cc, population, code }) => cc === 'CN' && population >= 15_000 && code !== 'PPLX')
  const chinese = listed.filter(({ cc }) => cc === 'CN')
  return towns.flatMap((place): GazetteerRow[] => {
    const isTaken = divisions.some((row) => Math.abs(row.lat - place.lat) < 0.05 && kilometresBetween(row, place) < 3)
    const group =
      groupOfCode.get(chinese.find((city) => city.admin1 === place.admin1 && kilometresBetween(city, place) < 4)?.admin2 ?? '') ??
      groupOfProvince.get(place.admin1)
    const names = place.alternates
      .filter(isHan)
      .map(convertToSimplified)
      .filter((name) => name.length > 1)
    const zh = names.find((name) => /[镇乡]$/u.test(name)) ?? names[0]
    if (isTaken || group === undefined || zh === undefined) return []
    const en = place.name.replace(/ (?:Shi|Xian|Qu|Zhen)$/u, '')
    return [
      {
        en,
        zh,
        zht: convertToTaiwanCharacters(zh),
        stem: zh.length - (/[镇乡]$/u.test(zh) && zh.length > 2 ? 1 : 0),
        aliases: [],
        alternates: [],
        group,
        lat: place.lat,
        lng: place.lng,
        zone: 'Asia/Shanghai',
        population: Math.min(place.population, 200_000),
      },
    ]
  })
}

export function buildTaiwanRows(places: readonly TaiwanPlace[]): readonly GazetteerRow[] {
  const counties = new Map(
    places
      .filter(({ county }) => county === undefined)
      .map((county) => [county.zht, { cc: 'TW', en: county.en, zh: county.zh, zht: county.zht }]),
  )
  const top = plainGroup('TW')
  return places.map((place): GazetteerRow => ({
    en: place.en,
    zh: place.zh,
    zht: place.zht,
    stem: place.zh.length > 2 ? place.zh.length - 1 : place.zh.length,
    aliases: [],
    alternates: [],
    group: place.county === undefined ? top : counties.get(place.county)!,
    lat: place.lat,
    lng: place.lng,
    zone: 'Asia/Taipei',
    population: place.population,
  }))
}

/** Builds the rows of Hong Kong and Macau: names from the hand-made table; coordinates too, else from the newer list. */
export function buildSpecialRegionRows(listed: readonly ListedCity[]): readonly GazetteerRow[] {
  const rows = readHandTable<'country' | 'en' | 'zht' | 'district' | 'thousands' | 'lat' | 'lng'>('hong-kong')
  const regions = new Map(
    readHandTable<'country' | 'en' | 'zh' | 'zht'>('regions')
      .filter(({ country }) => country === 'HK')
      .map((row) => [row.en, row]),
  )
  const groups = new Map<string, PlaceGroup>()
  return rows.map((row): GazetteerRow => {
    const point = row.lat !== '' ? row : listed.find(({ cc, name }) => cc === row.country && name === row.en)
    if (point === undefined) throw new Error(`no coordinates for ${row.country} ${row.en}`)
    const key = row.country + row.district
    const region = regions.get(row.district)
    const group =
      groups.get(key) ??
      (region
        ? { cc: row.country, en: region.en.replace(/ District$/u, ''), zh: region.zh, zht: convertToTaiwanCharacters(region.zh) }
        : plainGroup(row.country))
    groups.set(key, group)
    const zh = convertToSimplified(row.zht)
    return {
      en: row.en,
      zh,
      zht: row.zht,
      stem: zh.length > 2 && zh.endsWith('区') ? zh.length - 1 : zh.length,
      aliases: [],
      alternates: [],
      group,
      lat: Number(point.lat),
      lng: Number(point.lng),
      zone: row.country === 'HK' ? 'Asia/Hong_Kong' : 'Asia/Macau',
      population: Number(row.thousands) * 1000,
    }
  })
}
