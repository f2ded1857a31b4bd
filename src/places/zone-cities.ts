import type { ByLocale } from './place.ts'
import { nameOf } from './place.ts'
import { openedSearch } from './search.ts'

/** A zone and the city that people know it by. */
export interface ZoneCity {
  readonly zone: string
  readonly city: ByLocale
}

/** More than any place has people, in the table's logarithm. */
const NAMESAKE = 1000

/** Every zone that a place of the table lies in, with the city that its id names (New_York), else its largest. Errors as `preloadPlaces`. */
export async function zoneCities(): Promise<readonly ZoneCity[]> {
  const { table, fold } = (await openedSearch()).index
  const wanted = table.zones.map((zone) => fold(zone.split('/').at(-1)!))
  const best: { row: number; weight: number }[] = []
  for (let row = 0; row < table.rows; row++) {
    const zone = table.zone[row]!
    const weight = table.rank[row]! + (fold(table.en[row]!) === wanted[zone] ? NAMESAKE : 0)
    if (weight > (best[zone]?.weight ?? -1)) best[zone] = { row, weight }
  }
  return best.map(({ row }, zone) => ({ zone: table.zones[zone]!, city: nameOf(table, row) }))
}
