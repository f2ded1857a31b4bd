import { zoneAltOf } from './mainland-clocks.ts'
import type { Table } from './table.ts'

/** A text in the three interface languages. */
export interface ByLocale {
  readonly en_US: string
  readonly zh_CN: string
  readonly zh_TW: string
}

/** A birthplace to choose. */
export interface Place {
  /** Unique within one edition of the gazetteer; an archive keeps name, coordinates and zone instead. */
  readonly id: string
  /** A language without a name of its own shows the English one. */
  readonly name: ByLocale
  /** The region, as it is shown beside the name; empty where a country has none. */
  readonly admin: ByLocale
  readonly country: ByLocale
  /** Degrees, north and east positive, to three decimals. */
  readonly lat: number
  readonly lng: number
  /** IANA zone of the official clock. */
  readonly zone: string
  /** The name it was found by, of a division that is no more; everything else but the coordinates is today's. */
  readonly former?: ByLocale
  /** Another clock in daily use: Xinjiang time. Off unless the person says so. */
  readonly zoneAlt?: string
}

const named = (en: string, zh: string, zht: string): ByLocale => ({ en_US: en || zh, zh_CN: zh || en, zh_TW: zht || zh || en })

function adminOf({ regions }: Table, index: number): ByLocale {
  const { parent, en, zh, zht } = regions[index]!
  const above = regions[parent]
  if (above === undefined) return named(en, zh, zht)
  return { en_US: `${en}, ${above.en}`, zh_CN: above.zh + zh, zh_TW: above.zht + zht }
}

/** A row's own name. */
export const nameOf = ({ en, zh, zht }: Table, row: number): ByLocale => named(en[row]!, zh[row]!, zht[row]!)

/** One row of the table as a place. */
export function placeOf(table: Table, row: number): Place {
  const index = table.region[row]!
  const [cc, en, zh, zht] = table.countries[table.regions[index]!.country]!
  const [lat, lng] = [table.lat[row]! / 1000, table.lng[row]! / 1000]
  const today = table.today.get(row)
  const zone = table.zones[table.zone[row]!]!
  const zoneAlt = zoneAltOf({ zone, lat, lng })
  const [found, name] = [nameOf(table, row), nameOf(table, today ?? row)]
  return {
    id: `${cc}:${lat},${lng}:${found.zh_CN}`,
    name,
    admin: adminOf(table, index),
    country: named(en, zh, zht),
    lat,
    lng,
    zone,
    ...(today !== undefined && { former: found }),
    ...(zoneAlt !== undefined && { zoneAlt }),
  }
}
