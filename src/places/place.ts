import { zoneAltOf } from './mainland-clocks.ts'
import type { GazetteerTable } from './table.ts'

/** A text in the three interface languages. */
export interface PlaceNames {
  readonly en_US: string
  readonly zh_CN: string
  readonly zh_TW: string
}

/** A birthplace in the list of search results. */
export interface Place {
  /** Unique within one edition of the gazetteer; an archive stores name, coordinates and zone instead. */
  readonly id: string
  /** Names; a missing translation is replaced by the name in another language. */
  readonly name: PlaceNames
  /** Region shown beside the name; empty in countries without regions. */
  readonly admin: PlaceNames
  readonly country: PlaceNames
  /** Degrees, north and east positive, with three decimals. */
  readonly lat: number
  readonly lng: number
  /** IANA zone of the official clock. */
  readonly zone: string
  /** Former name of an abolished division that the search matched; other fields except the coordinates describe today's place. */
  readonly former?: PlaceNames
  /** IANA zone of the second clock in daily use (Xinjiang time); used only if the user chooses it. */
  readonly zoneAlt?: string
}

const named = (en: string, zh: string, zht: string): PlaceNames => ({ en_US: en || zh, zh_CN: zh || en, zh_TW: zht || zh || en })

function adminOf({ regions }: GazetteerTable, index: number): PlaceNames {
  const { parent, en, zh, zht } = regions[index]!
  const above = regions[parent]
  if (above === undefined) return named(en, zh, zht)
  return { en_US: `${en}, ${above.en}`, zh_CN: above.zh + zh, zh_TW: above.zht + zht }
}

/** Names of a row; for a former division its former names. */
export const namesOfRow = ({ en, zh, zht }: GazetteerTable, row: number): PlaceNames => named(en[row]!, zh[row]!, zht[row]!)

/** Converts a row of the table to a place. */
export function placeOfRow(table: GazetteerTable, row: number): Place {
  const index = table.region[row]!
  const [cc, en, zh, zht] = table.countries[table.regions[index]!.country]!
  const [lat, lng] = [table.lat[row]! / 1000, table.lng[row]! / 1000]
  const today = table.today.get(row)
  const zone = table.zones[table.zone[row]!]!
  const zoneAlt = zoneAltOf({ zone, lat, lng })
  const [found, name] = [namesOfRow(table, row), namesOfRow(table, today ?? row)]
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
