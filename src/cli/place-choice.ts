import type { Place } from '#places/index.ts'
import { FlagError } from './flag-error.ts'

/** The place chosen for a name, and other places of that name. */
export interface PlaceMatch {
  readonly place: Place
  readonly others: readonly Place[]
}

/** Coordinates and zone of a birth; with the gazetteer's place if it was given by name. */
export interface BirthLocation {
  readonly lat: number
  readonly lng: number
  readonly zone: string
  readonly choice: PlaceMatch | null
}

/** Formats a place, e.g. `Shanghai, China (31.222, 121.458)`. */
export function formatPlace({ name, admin, country, lat, lng }: Place): string {
  const names = [name.en_US, admin.en_US, country.en_US].filter((one, i, all) => one !== '' && all.indexOf(one) === i)
  return `${names.join(', ')} (${lat}, ${lng})`
}

const isNamesake = (a: Place, b: Place) => a.name.en_US === b.name.en_US || a.name.zh_CN === b.name.zh_CN

/** Finds the gazetteer's best match for a name, and places of the same name. @throws FlagError if there is none */
export async function findPlaceMatch(query: string, flag = '--place'): Promise<PlaceMatch> {
  // Loaded lazily: coordinates need no gazetteer.
  const { searchPlaces } = await import('#places/search.ts')
  const [place, ...rest] = await searchPlaces(query)
  if (place === undefined) throw new FlagError(flag, `no place is called ${query}`)
  return { place, others: rest.filter((other) => isNamesake(place, other)) }
}
