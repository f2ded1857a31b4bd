import type { GeoPlace, ListedCity } from './geonames.ts'
import { isHan, plainLetters } from './han.ts'
import type { Group, Row } from './row.ts'
import { handTable } from './tables.ts'
import { foreignTraditional, hanNameOf } from './world-names.ts'

/** Zones that were renamed, merged or split since March 2020 (tz NEWS); the split ones are told by their region. */
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

const zonesByHand = new Map(handTable<'country' | 'name' | 'zone'>('zones').map((row) => [row.country + row.name, row.zone]))

function zoneOf({ zone, cc, name, lat }: GeoPlace): string {
  const known = zonesByHand.get(cc + name)
  if (known !== undefined) return known
  // North of the 17th parallel Vietnam kept another clock until 1975; tz gives it Bangkok's history.
  if (cc === 'VN' && lat > 17) return 'Asia/Bangkok'
  if (zone === 'America/Ojinaga' && name.includes('Juárez')) return 'America/Ciudad_Juarez'
  // The Aysén region of Chile keeps summer time since March 2025.
  if (cc === 'CL' && zone === 'America/Santiago' && lat < -43.7 && lat > -49) return 'America/Coyhaique'
  return RENAMED[zone] ?? zone
}

const LATIN = /^[\p{Script=Latin}\s'’.-]+$/u

/** Spellings worth finding a big city by: its own language's, French, old ones. Airport codes and doubles fall out. */
export function spellingsOf(place: GeoPlace, known: readonly string[]): readonly string[] {
  const seen = new Set(known.map(plainLetters))
  const fresh = place.alternates.filter((name) => {
    const letters = plainLetters(name)
    if (!LATIN.test(name) || letters.length < 3 || /^[A-Z]{3}$/.test(name) || seen.has(letters)) return false
    seen.add(letters)
    return true
  })
  return fresh.map((name) => name.normalize('NFC')).slice(0, 16)
}

const isCapital = ({ code }: GeoPlace): boolean => code === 'PPLC'
/** Former and abandoned places, destroyed ones and farms are nobody's birthplace to search for. */
const isLiving = ({ code }: GeoPlace): boolean => !['PPLH', 'PPLQ', 'PPLW', 'PPLF', 'PPLCH', 'PPLR'].includes(code)

/** Foreign cities of 15,000 people and more, every capital, and the seats of regions. */
export function worldRows(places: readonly GeoPlace[], groupOf: (place: GeoPlace) => Group): readonly Row[] {
  const english = new Map(handTable<'country' | 'local' | 'en'>('en').map(({ country, local, en }) => [country + plainLetters(local), en]))
  const wanted = places.filter(
    (place) =>
      !['CN', 'TW', 'HK', 'MO'].includes(place.cc) &&
      isLiving(place) &&
      (place.population >= 15_000 || isCapital(place) || place.code === 'PPLA'),
  )
  return wanted.map((place) => {
    // Japan's and Korea's ranks (-shi, -gun) are no part of an English name.
    const plain = /^(?:JP|KR)$/.test(place.cc) ? place.name.replace(/-(?:shi|si|gun|machi|ku)$/u, '') : place.name
    const en = english.get(place.cc + plainLetters(place.name)) ?? plain
    const han = hanNameOf(place, en)
    const isBig = place.population >= 500_000 || isCapital(place)
    const ascii = place.alternates[0] ?? ''
    const aliases = [place.name, ascii].filter((name) => plainLetters(name) !== plainLetters(en))
    return {
      en,
      zh: han?.zh ?? '',
      zht: han?.zht ?? '',
      stem: han?.zh.length ?? 0,
      aliases: [...new Set(aliases)],
      alternates: [...(isBig ? spellingsOf(place, [en, ...aliases]) : []), ...(han?.others ?? []).filter(isHan)],
      group: groupOf(place),
      lat: place.lat,
      lng: place.lng,
      zone: zoneOf(place),
      // A quarter of a city comes after the cities of its name.
      population: Math.max(100, place.code === 'PPLX' ? place.population / 4 : place.population),
    }
  })
}

/** Cities and quarters that the list of 2020 lacks, by hand. */
export function addedRows(listed: readonly ListedCity[], groupOf: (place: Pick<GeoPlace, 'cc' | 'admin1'>) => Group): readonly Row[] {
  return handTable<'country' | 'en' | 'zh' | 'zht' | 'admin1' | 'thousands' | 'lat' | 'lng' | 'zone'>('cities').map((row): Row => {
    const point =
      row.lat !== '' ? row : listed.find(({ cc, name, admin1 }) => cc === row.country && name === row.en && admin1 === row.admin1)
    if (point === undefined) throw new Error(`no coordinates for ${row.country} ${row.en}`)
    return {
      en: row.en,
      zh: row.zh,
      zht: row.zht || foreignTraditional(row.zh),
      stem: row.zh.length,
      aliases: [],
      alternates: [],
      group: groupOf({ cc: row.country, admin1: row.admin1 }),
      lat: Number(point.lat),
      lng: Number(point.lng),
      zone: row.zone,
      population: Number(row.thousands) * 1000,
    }
  })
}
