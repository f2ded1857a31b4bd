/** Fields of a birthplace that decide its clock. */
interface ClockPlace {
  /** IANA zone of the clock. */
  readonly zone: string
  /** Degrees, north and east positive. */
  readonly lat: number
  readonly lng: number
}

const OFFICIAL = 'Asia/Shanghai'
export const XINJIANG_ZONE = 'Asia/Urumqi'

/** Corners of Xinjiang's southern border from the Pamirs to Gansu, [east, north], joined by straight lines. */
const XINJIANG_SOUTH = [
  [73.4, 36.5],
  [78, 34.6],
  [82, 35.4],
  [90, 36.4],
  [90.6, 38.6],
  [92.4, 39.1],
  [93.6, 40.7],
  [96.4, 42.3],
] as const

function isInXinjiang({ lat, lng }: ClockPlace): boolean {
  const at = XINJIANG_SOUTH.findIndex(([east]) => east >= lng)
  if (at < 1) return false
  const [[fromEast, fromNorth], [toEast, toNorth]] = [XINJIANG_SOUTH[at - 1]!, XINJIANG_SOUTH[at]!]
  return lat >= fromNorth + ((lng - fromEast) / (toEast - fromEast)) * (toNorth - fromNorth)
}

/** Returns XINJIANG_ZONE for a place in Xinjiang under the official zone; undefined elsewhere or if Xinjiang time is chosen already. */
export function zoneAltOf(place: ClockPlace): string | undefined {
  return place.zone === OFFICIAL && isInXinjiang(place) ? XINJIANG_ZONE : undefined
}

/** From this day on the whole mainland has had one clock. */
const ONE_CLOCK_FROM = '1949-10-01'
/** Degrees around Shanghai within which Shanghai's clock was certainly in use. */
const NEAR = 2.5
const SHANGHAI = { lat: 31.23, lng: 121.47 }

/**
 * Whether the clock of a birth in mainland China before 1949 is uncertain: tzdata has only Shanghai's. @param birthday
 * local time that starts `YYYY-MM-DD`
 */
export function isZoneUncertain({ zone, birthday, lat, lng }: ClockPlace & { readonly birthday: string }): boolean {
  if (zone !== OFFICIAL || birthday.slice(0, 10) >= ONE_CLOCK_FROM) return false
  return Math.abs(lat - SHANGHAI.lat) > NEAR || Math.abs(lng - SHANGHAI.lng) > NEAR
}
