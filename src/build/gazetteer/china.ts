import { type Division, listMainlandDivisions, stripAdministrativeSuffix } from './divisions.ts'
import { type GeoPlace, type ListedCity, kilometresBetween } from './geonames.ts'
import { isHan, reduceToPlainLetters, romaniseName, convertToSimplified } from './han.ts'
import { readHandTable } from './tables.ts'

export interface LocatedDivision {
  readonly division: Division
  readonly lat: number
  readonly lng: number
  /** Source of the point: set by hand; a seat in cities1000; a place of the newer list; a town or the centre of all towns. */
  readonly source: 'hand' | 'seat' | 'listed' | 'town'
  readonly place?: GeoPlace
}

interface Candidate {
  readonly place: GeoPlace
  readonly han: ReadonlySet<string>
  readonly letters: ReadonlySet<string>
  /** Official code of the prefecture; empty if the newer list does not have it. */
  readonly prefecture: string
}

interface Point {
  readonly lat: number
  readonly lng: number
}

const ADMIN_ENDING = /(?:市|县|区|镇|乡|旗|街道)$/u
const shortTown = (name: string): string => name.replace(/(?:街道办事处|街道|地区|镇|乡|苏木)$/u, '')

function candidatesFrom(places: readonly GeoPlace[], listed: readonly ListedCity[]): ReadonlyMap<string, Candidate[]> {
  const byProvince = Map.groupBy(listed, ({ admin1 }) => admin1)
  const candidates = places.map((place): Candidate => {
    let nearest: ListedCity | undefined
    let distance = 12
    for (const city of byProvince.get(place.admin1) ?? []) {
      if (Math.abs(city.lat - place.lat) > 0.12 || !/^\d{4}$/.test(city.admin2)) continue
      const far = kilometresBetween(city, place)
      if (far < distance) [nearest, distance] = [city, far]
    }
    return {
      place,
      han: new Set(place.alternates.filter(isHan).map(convertToSimplified)),
      letters: new Set(
        [place.name, ...place.alternates].filter((name) => /^[\p{Script=Latin}\s'’-]+$/u.test(name)).map(reduceToPlainLetters),
      ),
      prefecture: nearest?.admin2 ?? '',
    }
  })
  return Map.groupBy(candidates, ({ place }) => place.admin1)
}

/** Scores how well a GeoNames place fits as the seat of a division; scores below 60 are rejected. */
function fitOf(division: Division, candidate: Candidate): number {
  const stem = stripAdministrativeSuffix(division.name)
  const { place, han, letters, prefecture } = candidate
  const own = division.code.slice(0, 4)
  const isPrefecture = division.code.length <= 4
  const latin = reduceToPlainLetters(romaniseName(stem))
  let fit = 0
  if (han.has(division.name)) fit = 100
  else if (stem.length > 1 && [...han].some((name) => name !== stem && name.replace(ADMIN_ENDING, '') === stem && !/[镇乡]$/u.test(name)))
    fit = 80
  else if (stem.length > 1 && han.has(stem)) fit = 70
  else if (letters.has(latin + (division.name.endsWith('县') ? 'xian' : division.name.endsWith('市') ? 'shi' : 'qu'))) fit = 60
  else if (letters.has(latin)) fit = 35
  if (fit === 0) return 0
  const rank = { PPLC: 4, PPLA: 3, PPLA2: 2, PPLA3: 1 }[place.code] ?? 0
  fit += isPrefecture ? (rank >= 2 ? 20 : rank === 1 ? 5 : -15) : rank === 1 ? 12 : rank > 1 ? 5 : -12
  if (prefecture !== '') fit += prefecture === own ? 20 : isPrefecture ? -20 : division.code.slice(2, 4) === '90' ? 0 : -40
  return fit + Math.min(5, Math.log10(place.population + 1))
}

/**
 * Returns the distance (km) from the prefecture's seat beyond which a place is another one of that name; western prefectures are
 * large.
 */
function reachOf(division: Division): number {
  if (division.name.endsWith('区') && !['50', '23', '15'].includes(division.province.code)) return 75
  return ['15', '23', '51', '53', '54', '62', '63', '65'].includes(division.province.code) ? 600 : 170
}

function bestOf(
  division: Division,
  candidates: readonly Candidate[],
  seat: Point | undefined,
): { candidate: Candidate; fit: number } | undefined {
  let best: { candidate: Candidate; fit: number } | undefined
  for (const candidate of candidates) {
    const fit = fitOf(division, candidate)
    if (seat !== undefined && fit > 59 && kilometresBetween(seat, candidate.place) > reachOf(division)) continue
    if (fit > (best?.fit ?? 59)) best = { candidate, fit }
  }
  return best
}

const pointOf = (row: { lat: string; lng: string }): Point => ({ lat: Number(row.lat), lng: Number(row.lng) })

function median(points: readonly Point[]): Point {
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) }
}

interface Named extends Point {
  readonly names: ReadonlySet<string>
  /** Whether GeoNames lists the place as the seat of a county or prefecture. */
  readonly isSeat: boolean
}

/** Locates a county without a known seat by its towns, except those whose names another county of the prefecture has too. */
function townsPoint(division: Division, siblings: readonly Division[], places: readonly Named[]): Point | undefined {
  const latin = (town: string): string => reduceToPlainLetters(romaniseName(shortTown(town)))
  const taken = new Set(siblings.filter(({ code }) => code !== division.code).flatMap(({ towns }) => towns.map(latin)))
  const placeOf = (town: string): Named | undefined => {
    const name = latin(town)
    if (taken.has(name) || shortTown(town).length < 2) return undefined
    const hits = places.filter(({ names }) => names.has(name))
    const isOnePlace = hits.every((hit) => kilometresBetween(hit, hits[0]!) < 5)
    return isOnePlace ? (hits.find(({ isSeat }) => isSeat) ?? hits[0]) : undefined
  }
  const found = division.towns.map(placeOf).filter((place) => place !== undefined)
  const [first] = division.towns
  return (
    found.find(({ isSeat }) => isSeat) ??
    (first === undefined ? undefined : placeOf(first)) ??
    (found.length > 0 ? median(found) : undefined)
  )
}

/** Returns all mainland divisions with coordinates from the best available source. */
export function locateDivisions(geo: readonly GeoPlace[], listed: readonly ListedCity[]): readonly LocatedDivision[] {
  const divisions = listMainlandDivisions()
  const chinese = listed.filter(({ cc }) => cc === 'CN')
  const candidates = candidatesFrom(
    geo.filter(({ cc }) => cc === 'CN'),
    chinese,
  )
  const hand = new Map([
    ...readHandTable<'code' | 'name' | 'lat' | 'lng'>('counties').map((row) => [`${row.code} ${row.name}`, pointOf(row)] as const),
    ...readHandTable<'region' | 'name' | 'lat' | 'lng'>('coordinates').map((row) => [`${row.region} ${row.name}`, pointOf(row)] as const),
  ])
  const seats = new Map(readHandTable<'prefecture' | 'seat'>('seats').map(({ prefecture, seat }) => [prefecture, seat]))
  const siblingsOf = Map.groupBy(
    divisions.filter(({ code }) => code.length === 6),
    ({ code }) => code.slice(0, 4),
  )
  const located = new Map<string, LocatedDivision>()

  /**
   * Returns the places of a prefecture; of the province for municipalities and counties under it, whose places have no official
   * code.
   */
  const placesOf = (division: Division): readonly Named[] => {
    const own = division.code.slice(0, 4)
    const isWide = division.prefecture === undefined
    const old = (candidates.get(division.province.geonames) ?? []).filter(({ prefecture }) => isWide || prefecture === own)
    const newer = chinese.filter(({ admin1, admin2 }) => (isWide ? admin1 === division.province.geonames : admin2 === own))
    return [
      ...old.map(({ place, letters }) => ({ lat: place.lat, lng: place.lng, names: letters, isSeat: /^PPLA[23]?$/.test(place.code) })),
      ...newer.map(({ lat, lng, name }) => ({ lat, lng, names: new Set([reduceToPlainLetters(name)]), isSeat: false })),
    ]
  }

  const parentOf = (division: Division): LocatedDivision | undefined =>
    located.get(division.code.slice(0, 4)) ?? located.get(division.code.slice(0, 2))

  const locate = (division: Division): LocatedDivision | undefined => {
    const known = hand.get(`${division.code} ${division.name}`) ?? hand.get(`${division.province.zh} ${division.name}`)
    if (known !== undefined) return { division, ...known, source: 'hand' }
    const near = candidates.get(division.province.geonames) ?? []
    const parent = parentOf(division)
    const best = bestOf(division, near, division.prefecture === undefined ? undefined : parent)
    if (best !== undefined)
      return { division, lat: best.candidate.place.lat, lng: best.candidate.place.lng, source: 'seat', place: best.candidate.place }
    const latin = reduceToPlainLetters(romaniseName(stripAdministrativeSuffix(division.name)))
    const newer = chinese.filter(({ admin2, name }) => admin2 === division.code.slice(0, 4) && reduceToPlainLetters(name) === latin)
    if (newer.length === 1) return { division, lat: newer[0]!.lat, lng: newer[0]!.lng, source: 'listed' }
    const point = townsPoint(division, siblingsOf.get(division.code.slice(0, 4)) ?? [], placesOf(division))
    const isNear = point !== undefined && (parent === undefined || kilometresBetween(parent, point) < reachOf(division))
    return isNear ? { division, ...point, source: 'town' } : undefined
  }

  /** Locates a prefecture by the city of its own name and code in the newer list. */
  const prefectureCity = (division: Division): LocatedDivision | undefined => {
    const latin = reduceToPlainLetters(romaniseName(stripAdministrativeSuffix(division.name)))
    const cities = chinese.filter(({ admin2, name }) => admin2 === division.code && reduceToPlainLetters(name) === latin)
    const places = (candidates.get(division.province.geonames) ?? [])
      .map(({ place }) => place)
      .filter((place) => cities.some((city) => kilometresBetween(city, place) < 6))
    const place = places.toSorted((a, b) => b.population - a.population)[0]
    const city = cities[0]
    return city && { division, lat: (place ?? city).lat, lng: (place ?? city).lng, source: 'seat', ...(place && { place }) }
  }

  const withSeat = (division: Division): LocatedDivision | undefined => {
    const seat = seats.get(division.name)
    const county = (siblingsOf.get(division.code) ?? []).find(({ name }) => name === seat)
    const found = county && locate(county)
    return found && { ...found, division }
  }

  for (const division of divisions) {
    const found =
      division.code.length === 4
        ? ((division.name.endsWith('市') ? prefectureCity(division) : withSeat(division)) ?? locate(division) ?? withSeat(division))
        : locate(division)
    if (found === undefined) throw new Error(`no coordinates for ${division.code} ${division.name}`)
    located.set(division.code, found)
  }
  return [...located.values()]
}
