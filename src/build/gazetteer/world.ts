import type { GeoPlace, ListedCity } from './geonames.ts'
import { isHan, reduceToPlainLetters } from './han.ts'
import type { PlaceGroup, GazetteerRow } from './row.ts'
import { readHandTable } from './tables.ts'
import { toTaiwanForeignName, findHanName } from './world-names.ts'

/** Zones renamed or merged since March 2020 (tz NEWS). Zones that were split are assigned by region, in `zoneOf`. */
const RENAMED: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'America/Godthab': 'America/Nuuk',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'America/Montreal': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Yellowknife': 'America/Edmonton',
  'Australia/Currie': 'Australia/Hobart',
  'Asia/Rangoon': 'Asia/Yangon',
  'America/Santa_Isabel': 'America/Tijuana',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
}

const zonesByHand = new Map(readHandTable<'country' | 'name' | 'zone'>('zones').map((row) => [row.country + row.name, row.zone]))

function zoneOf({ zone, cc, name, lat }: GeoPlace): string {
  const known = zonesByHand.get(cc + name)
  if (known !== undefined) return known
  // Vietnam's north had another clock until 1975: above the 17th parallel tz recommends the history of Asia/Bangkok.
  if (cc === 'VN' && lat > 17) return 'Asia/Bangkok'
  if (zone === 'America/Ojinaga' && name.includes('Juárez')) return 'America/Ciudad_Juarez'
  // Chile's Aysén region has had permanent summer time since March 2025.
  if (cc === 'CL' && zone === 'America/Santiago' && lat < -43.7 && lat > -49) return 'America/Coyhaique'
  return RENAMED[zone] ?? zone
}

const LATIN = /^[\p{Script=Latin}\s'’.-]+$/u

/** Returns spellings of a big city in its own language, in French or historic; omits airport codes and known spellings. */
export function listForeignSpellings(place: GeoPlace, known: readonly string[]): readonly string[] {
  const seen = new Set(known.map(reduceToPlainLetters))
  const fresh = place.alternates.filter((name) => {
    const letters = reduceToPlainLetters(name)
    if (!LATIN.test(name) || letters.length < 3 || /^[A-Z]{3}$/.test(name) || seen.has(letters)) return false
    seen.add(letters)
    return true
  })
  return fresh.map((name) => name.normalize('NFC')).slice(0, 16)
}

const isCapital = ({ code }: GeoPlace): boolean => code === 'PPLC'
/** Whether a place may be a birthplace: former, abandoned and destroyed places and farms are not offered. */
const isLiving = ({ code }: GeoPlace): boolean => !['PPLH', 'PPLQ', 'PPLW', 'PPLF', 'PPLCH', 'PPLR'].includes(code)

/** Builds the rows of foreign cities from 15,000 people, all capitals, and all seats of regions. */
export function buildWorldRows(places: readonly GeoPlace[], groupOf: (place: GeoPlace) => PlaceGroup): readonly GazetteerRow[] {
  const english = new Map(
    readHandTable<'country' | 'local' | 'en'>('en').map(({ country, local, en }) => [country + reduceToPlainLetters(local), en]),
  )
  const wanted = places.filter(
    (place) =>
      !['CN', 'TW', 'HK', 'MO'].includes(place.cc) &&
      isLiving(place) &&
      (place.population >= 15_000 || isCapital(place) || place.code === 'PPLA'),
  )
  return wanted.map((place) => {
    // Cuts Japanese and Korean suffixes (-shi, -gun), which are not part of English names.
    const plain = /^(?:JP|KR)$/.test(place.cc) ? place.name.replace(/-(?:shi|si|gun|machi|ku)$/u, '') : place.name
    const en = english.get(place.cc + reduceToPlainLetters(place.name)) ?? plain
    const han = findHanName(place, en)
    const isBig = place.population >= 500_000 || isCapital(place)
    const ascii = place.alternates[0] ?? ''
    const aliases = [place.name, ascii].filter((name) => reduceToPlainLetters(name) !== reduceToPlainLetters(en))
    return {
      en,
      zh: han?.zh ?? '',
      zht: han?.zht ?? '',
      stem: han?.zh.length ?? 0,
      aliases: [...new Set(aliases)],
      alternates: [...(isBig ? listForeignSpellings(place, [en, ...aliases]) : []), ...(han?.others ?? []).filter(isHan)],
      group: groupOf(place),
      lat: place.lat,
      lng: place.lng,
      zone: zoneOf(place),
      // Lowers the population of city districts, so that they rank after cities of the same name.
      population: Math.max(100, place.code === 'PPLX' ? place.population / 4 : place.population),
    }
  })
}

/** Builds the rows of cities and districts that the list of 2020 lacks, from the hand-made table. */
export function buildAddedRows(
  listed: readonly ListedCity[],
  groupOf: (place: Pick<GeoPlace, 'cc' | 'admin1'>) => PlaceGroup,
): readonly GazetteerRow[] {
  return readHandTable<'country' | 'en' | 'zh' | 'zht' | 'admin1' | 'thousands' | 'lat' | 'lng' | 'zone'>('cities').map(
    (row): GazetteerRow => {
      const point =
        row.lat !== '' ? row : listed.find(({ cc, name, admin1 }) => cc === row.country && name === row.en && admin1 === row.admin1)
      if (point === undefined) throw new Error(`no coordinates for ${row.country} ${row.en}`)
      return {
        en: row.en,
        zh: row.zh,
        zht: row.zht || toTaiwanForeignName(row.zh),
        stem: row.zh.length,
        aliases: [],
        alternates: [],
        group: groupOf({ cc: row.country, admin1: row.admin1 }),
        lat: Number(point.lat),
        lng: Number(point.lng),
        zone: row.zone,
        population: Number(row.thousands) * 1000,
      }
    },
  )
}
