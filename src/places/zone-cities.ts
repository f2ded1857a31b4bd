import type { PlaceNames } from './place.ts'
import { namesOfRow } from './place.ts'
import { loadSearchIndex } from './search.ts'

/** A zone and its best-known city. */
export interface ZoneCity {
  readonly zone: string
  readonly city: PlaceNames
}

/** Weight of the city after which a zone is named; higher than any `rank`. */
const NAMESAKE = 1000

/** Lists each zone that has places in the table, with the city of its id (New_York) or its largest one. Rejects as `preloadPlaces`. */
export async function zoneCities(): Promise<readonly ZoneCity[]> {
  const { table, fold } = (await loadSearchIndex()).index
  const wanted = table.zones.map((zone) => fold(zone.split('/').at(-1)!))
  const best: { row: number; weight: number }[] = []
  for (let row = 0; row < table.rows; row++) {
    const zone = table.zone[row]!
    const weight = table.rank[row]! + (fold(table.en[row]!) === wanted[zone] ? NAMESAKE : 0)
    if (weight > (best[zone]?.weight ?? -1)) best[zone] = { row, weight }
  }
  return best.map(({ row }, zone) => ({ zone: table.zones[zone]!, city: namesOfRow(table, row) }))
}
