import type { Place } from '#places/index.ts'
import { FlagError } from './flag-error.ts'

/** The place that a name means, and others that bear the same name. */
export interface PlaceChoice {
  readonly place: Place
  readonly others: readonly Place[]
}

/** Where a birth was: coordinates and clock, and the place of the gazetteer if it was told by name. */
export interface Ground {
  readonly lat: number
  readonly lng: number
  readonly zone: string
  readonly choice: PlaceChoice | null
}

/** `Shanghai, China (31.222, 121.458)` */
export function placeText({ name, admin, country, lat, lng }: Place): string {
  const names = [name.en_US, admin.en_US, country.en_US].filter((one, i, all) => one !== '' && all.indexOf(one) === i)
  return `${names.join(', ')} (${lat}, ${lng})`
}

const isNamesake = (a: Place, b: Place) => a.name.en_US === b.name.en_US || a.name.zh_CN === b.name.zh_CN

/** The best match of the gazetteer. @throws FlagError when there is none */
export async function placeChoiceOf(query: string, flag = '--place'): Promise<PlaceChoice> {
  // Only now: who tells coordinates needs no gazetteer.
  const { searchPlaces } = await import('#places/search.ts')
  const [place, ...rest] = await searchPlaces(query)
  if (place === undefined) throw new FlagError(flag, `no place is called ${query}`)
  return { place, others: rest.filter((other) => isNamesake(place, other)) }
}
