import { searchPlaces } from '#places/index.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Searches places by the same algorithm as the device, for clients without the gazetteer. */
export const placeComplete: EndpointHandler<'placeComplete'> = async (_deps, _user, { query, limit }) => {
  const found = await searchPlaces(query, { limit })
  return {
    places: found.map(({ id, name, admin, country, lat, lng, zone }) => ({ id, name, admin, country, lat, lng, zone })),
  }
}
