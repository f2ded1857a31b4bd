import { FieldRangeError } from './field-error.ts'

/** Ids that older browsers know instead, only for zones added or renamed after 2016. Source: tz database, `backward` and NEWS. */
const OLDER_IDS: Readonly<Record<string, readonly string[]>> = {
  'Europe/Kyiv': ['Europe/Kiev'],
  'America/Nuuk': ['America/Godthab'],
  'America/Ciudad_Juarez': ['America/Ojinaga'], // split off on 30 November 2022
  'America/Coyhaique': ['America/Santiago'], // split off on 20 March 2025
  'Pacific/Kanton': ['Pacific/Enderbury'],
  'Asia/Qostanay': ['Asia/Qyzylorda', 'Asia/Almaty'], // split off in 2018
  'Asia/Yangon': ['Asia/Rangoon'],
  'Asia/Ho_Chi_Minh': ['Asia/Saigon'],
  'Asia/Kolkata': ['Asia/Calcutta'],
  'Asia/Kathmandu': ['Asia/Katmandu'],
  'Atlantic/Faroe': ['Atlantic/Faeroe'],
  'Africa/Asmara': ['Africa/Asmera'],
  'Pacific/Chuuk': ['Pacific/Truk'],
  'Pacific/Pohnpei': ['Pacific/Ponape'],
}

const FIELDS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
}

/** Formatters by canonical zone name (about 450); creating one costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** Maps requested zone names to canonical ones: engines ignore case, so a server may get many spellings. Limited to MAX_NAMES. */
const names = new Map<string, string>()
const MAX_NAMES = 1000

/** Creates the formatter of a zone; `null` if this JavaScript engine does not know the zone. */
function clockNamed(id: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone: id })
  } catch {
    return null
  }
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(names.get(zone) ?? '')
  if (known !== undefined) return known
  const ids = [zone, ...(Object.hasOwn(OLDER_IDS, zone) ? (OLDER_IDS[zone] ?? []) : [])]
  let clock: Intl.DateTimeFormat | null = null
  for (const id of ids) clock ??= clockNamed(id)
  // Does not cache unknown zones: a form passes incomplete names while the user types.
  if (clock === null) return null
  const name = clock.resolvedOptions().timeZone
  if (names.size >= MAX_NAMES) names.delete(names.keys().next().value!)
  names.set(zone, name)
  if (!clocks.has(name)) clocks.set(name, clock)
  return clock
}

/** IANA names only: engines also accept `+08:00` and any spelling of `utc`, which are not clocks of places. */
const IANA = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z0-9][A-Za-z0-9_+-]*){1,2})$/

/** Whether this JavaScript engine knows the IANA zone, by this id or an older one. */
export function isKnownZone(zone: string): boolean {
  return IANA.test(zone) && clockOf(zone) !== null
}

/**
 * Offset of a zone's civil clock at an instant, in seconds east of UTC, with seconds for local mean time. Throws a
 * RangeError with `field: 'zone'`.
 */
export function offsetSecondsAt(zone: string, utcMs: number): number {
  const clock = isKnownZone(zone) ? clockOf(zone) : null
  if (clock === null) throw new FieldRangeError('zone', `unknown time zone: ${zone}`)
  if (!Number.isFinite(utcMs)) throw new FieldRangeError('utcMs', `not an instant: ${utcMs}`)
  const part: Record<string, string> = {}
  for (const { type, value } of clock.formatToParts(utcMs)) part[type] = value
  const year = Number(part['year'])
  const wall = new Date(0)
  wall.setUTCFullYear(part['era']?.startsWith('B') ? 1 - year : year, Number(part['month']) - 1, Number(part['day']))
  wall.setUTCHours(Number(part['hour']), Number(part['minute']), Number(part['second']))
  return Math.round((wall.getTime() - Math.floor(utcMs / 1000) * 1000) / 1000)
}

const MONTH_MS = 30.4375 * 86_400_000

/**
 * Whether the offset was smaller within a year before and within a year after. `Intl` lacks tzdata's flags, so a shift of over a
 * year counts as standard time.
 */
export function isDaylightTime(zone: string, utcMs: number): boolean {
  const offset = offsetSecondsAt(zone, utcMs)
  const showedLess = (direction: 1 | -1): boolean => {
    for (let month = 1; month <= 12; month++) {
      if (offsetSecondsAt(zone, utcMs + direction * month * MONTH_MS) < offset) return true
    }
    return false
  }
  return showedLess(-1) && showedLess(1)
}

/** Offset without daylight saving in seconds: the smallest offset within a year before and after. Throws as `offsetSecondsAt`. */
export function standardOffsetSecondsAt(zone: string, utcMs: number): number {
  const offsets = Array.from({ length: 25 }, (_, month) => offsetSecondsAt(zone, utcMs + (month - 12) * MONTH_MS))
  return Math.min(...offsets)
}
