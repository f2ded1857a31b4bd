import { type GeoPlace, type ListedCity, kilometresBetween } from './geonames.ts'
import { reduceToPlainLetters } from './han.ts'

/** Maximum distance of two entries with different names for which they are the same place with another spelling. */
const SAME_SPOT_KM = 0.3
/** Maximum distance of two entries with the same name for which they are the same town with corrected coordinates. */
const SAME_NAME_KM = 12
/** Maximum distance of the towns whose region a place missing from the newer list may get. */
const NEXT_TOWN_KM = 30

/**
 * Returns the grid cell (a third of a degree) of a point. A cell and its neighbours cover the distances above, except near the
 * poles.
 */
const squareOf = (cc: string, lat: number, lng: number): string => `${cc} ${Math.round(lat * 3)} ${Math.round(lng * 3)}`

function around(squares: ReadonlyMap<string, readonly ListedCity[]>, { cc, lat, lng }: GeoPlace): readonly ListedCity[] {
  const steps = [-1 / 3, 0, 1 / 3]
  return steps.flatMap((north) => steps.flatMap((east) => squares.get(squareOf(cc, lat + north, lng + east)) ?? []))
}

/**
 * Returns a foreign place's present region code: that of the same place, else its old one if a near town has it, else the nearest
 * town's.
 */
function presentRegion(place: GeoPlace, near: readonly ListedCity[]): string {
  const letters = reduceToPlainLetters(place.name)
  const byDistance = near.map((city) => ({ city, km: kilometresBetween(city, place) })).toSorted((a, b) => a.km - b.km)
  const namesake = byDistance.find(({ city, km }) => km < SAME_NAME_KM && reduceToPlainLetters(city.name) === letters)
  const same = namesake ?? byDistance.find(({ km }) => km < SAME_SPOT_KM)
  if (same !== undefined) return same.city.admin1
  const towns = byDistance.filter(({ km }) => km < NEXT_TOWN_KM)
  return (towns.find(({ city }) => city.admin1 === place.admin1) ?? towns[0])?.city.admin1 ?? place.admin1
}

/**
 * Replaces region codes of 2020 by those of the newer list, which alone has the names. Some were reused: VN.44 was Hanoi, now
 * Quang Tri.
 */
export function withPresentRegions(places: readonly GeoPlace[], listed: readonly ListedCity[]): readonly GeoPlace[] {
  const squares = Map.groupBy(listed, ({ cc, lat, lng }) => squareOf(cc, lat, lng))
  return places.map((place) =>
    ['CN', 'TW', 'HK', 'MO'].includes(place.cc) ? place : { ...place, admin1: presentRegion(place, around(squares, place)) },
  )
}
