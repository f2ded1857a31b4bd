import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GeoPlace, readRegionNames } from './geonames.ts'
import { reduceToPlainLetters } from './han.ts'
import type { PlaceGroup } from './row.ts'
import { fetchSourceFolder } from './sources.ts'
import { readHandTable } from './tables.ts'
import { toTaiwanForeignName, findHanName } from './world-names.ts'

/** A country's code and names. */
export interface Country {
  readonly cc: string
  readonly en: string
  readonly zh: string
  readonly zht: string
}

function territories(locale: string): Readonly<Record<string, string>> {
  const file = join(fetchSourceFolder('names'), 'main', locale, 'territories.json')
  const json = JSON.parse(readFileSync(file, 'utf8')) as {
    main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>
  }
  return json.main[locale]!.localeDisplayNames.territories
}

/** Returns all countries and territories by ISO code with CLDR's names; the short ones where listed below. */
export function listCountries(): ReadonlyMap<string, Country> {
  const [en, zh, zht] = [territories('en'), territories('zh'), territories('zh-Hant')]
  const nameIn = (names: Readonly<Record<string, string>>, cc: string): string => names[`${cc}-alt-short`] ?? names[cc] ?? ''
  const codes = Object.keys(en).filter((code) => /^[A-Z]{2}$/.test(code))
  return new Map(
    codes.map((cc) => {
      // Countries of which CLDR's short names are used: they omit additions. Other short names are abbreviations, as of the US and the UK.
      const isShort = ['HK', 'MO', 'PS', 'MM', 'BA', 'CD', 'CG'].includes(cc)
      return [
        cc,
        isShort ? { cc, en: nameIn(en, cc), zh: nameIn(zh, cc), zht: nameIn(zht, cc) } : { cc, en: en[cc]!, zh: zh[cc]!, zht: zht[cc]! },
      ]
    }),
  )
}

const CANADA: Readonly<Record<string, string>> = {
  'British Columbia': 'BC',
  Alberta: 'AB',
  Ontario: 'ON',
  Quebec: 'QC',
  Manitoba: 'MB',
  'Nova Scotia': 'NS',
  'New Brunswick': 'NB',
  Saskatchewan: 'SK',
  'Prince Edward Island': 'PE',
  'Newfoundland and Labrador': 'NL',
  Yukon: 'YT',
  'Northwest Territories': 'NT',
  Nunavut: 'NU',
}
const AUSTRALIA: Readonly<Record<string, string>> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  'Australian Capital Territory': 'ACT',
  'Northern Territory': 'NT',
}
const RANK =
  /\s+(?:Province|Oblast'?|Region|State|County|Department|Division|District|Governorate|Voivodeship|Prefecture|Kray|Krai|Republic|Municipality)$/iu

/** Returns a function that finds the region of a foreign place. Chinese names by hand, else from the city of the same name. */
export function createForeignRegionFinder(places: readonly GeoPlace[]): (place: Pick<GeoPlace, 'cc' | 'admin1'>) => PlaceGroup {
  const names = readRegionNames()
  const hand = new Map(readHandTable<'country' | 'en' | 'zh' | 'zht' | 'called'>('regions').map((row) => [row.country + row.en, row]))
  const cities = new Map<string, GeoPlace>()
  for (const place of places) {
    const key = place.cc + reduceToPlainLetters(place.name)
    if ((cities.get(key)?.population ?? -1) < place.population) cities.set(key, place)
  }
  const groups = new Map<string, PlaceGroup>()
  const groupFor = (cc: string, admin1: string): PlaceGroup => {
    const en = (names.get(`${cc}.${admin1}`) ?? '').trim()
    const row = hand.get(cc + en)
    const code = cc === 'US' ? admin1 : cc === 'CA' ? CANADA[en] : cc === 'AU' ? AUSTRALIA[en] : undefined
    const coded = code === undefined ? {} : { code }
    if (row !== undefined) return { cc, en: row.called || en, zh: row.zh, zht: row.zht || toTaiwanForeignName(row.zh), ...coded }
    const city = cities.get(cc + reduceToPlainLetters(en.replace(RANK, '')))
    const han = city && findHanName(city, city.name)
    return { cc, en, zh: han?.zh ?? '', zht: han?.zht ?? '', ...coded }
  }
  return ({ cc, admin1 }) => {
    const key = `${cc}.${admin1}`
    const group = groups.get(key) ?? groupFor(cc, admin1)
    groups.set(key, group)
    return group
  }
}
