import { type GeoPlace, type ListedCity, kilometresBetween } from './geonames.ts'
import { plainLetters } from './han.ts'

/** What lies this near is the same place under another spelling. */
const SAME_SPOT_KM = 0.3
/** A namesake this near is the same town, its middle set anew. */
const SAME_NAME_KM = 12
/** A place that the newer list lacks lies in the region of the towns around it. */
const NEXT_TOWN_KM = 30

/** Squares of a third of a degree; one and those around it hold everything within the distances above, but near the poles. */
const squareOf = (cc: string, lat: number, lng: number): string => `${cc} ${Math.round(lat * 3)} ${Math.round(lng * 3)}`

function around(squares: ReadonlyMap<string, readonly ListedCity[]>, { cc, lat, lng }: GeoPlace): readonly ListedCity[] {
  const steps = [-1 / 3, 0, 1 / 3]
  return steps.flatMap((north) => steps.flatMap((east) => squares.get(squareOf(cc, lat + north, lng + east)) ?? []))
}

/**
 * A foreign place's region as the newer list numbers it: that of the same place; where the list lacks the place,
 * its own if a town of that region lies near or no town at all does, else the next town's.
 */
function presentRegion(place: GeoPlace, near: readonly ListedCity[]): string {
  const letters = plainLetters(place.name)
  const byDistance = near.map((city) => ({ city, km: kilometresBetween(city, place) })).toSorted((a, b) => a.km - b.km)
  const namesake = byDistance.find(({ city, km }) => km < SAME_NAME_KM && plainLetters(city.name) === letters)
  const same = namesake ?? byDistance.find(({ km }) => km < SAME_SPOT_KM)
  if (same !== undefined) return same.city.admin1
  const towns = byDistance.filter(({ km }) => km < NEXT_TOWN_KM)
  return (towns.find(({ city }) => city.admin1 === place.admin1) ?? towns[0])?.city.admin1 ?? place.admin1
}

/**
 * Foreign places with the region of the newer list in place of 2020's. The regions' names come from the newer
 * list, and codes were given up and used anew in between (VN.44 was Hanoi and is Quang Tri), so a code and the
 * name that it stands for must be of one edition.
 */
export function withPresentRegions(places: readonly GeoPlace[], listed: readonly ListedCity[]): readonly GeoPlace[] {
  const squares = Map.groupBy(listed, ({ cc, lat, lng }) => squareOf(cc, lat, lng))
  return places.map((place) =>
    ['CN', 'TW', 'HK', 'MO'].includes(place.cc) ? place : { ...place, admin1: presentRegion(place, around(squares, place)) },
  )
}
