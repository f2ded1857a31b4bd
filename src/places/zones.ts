import { FieldRangeError } from './field-error.ts'

/**
 * What an older browser calls a zone, or the zone whose history it shares up to the split. Only ids
 * that came or were renamed after 2016 need this: engines know every older alias by themselves.
 * Source: tz database, `backward` and NEWS.
 */
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

/** Making a formatter costs a hundred times what using it does. By the engine's own names, of which there are some 450. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** The engine's own name of a zone by what it was called: engines take any letters, and a server hears them from anyone. */
const names = new Map<string, string>()
const NAMES_KEPT = 1000

/** `null`: this engine has no such zone. */
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
  // A form types zones letter by letter; what is unknown is not worth keeping.
  if (clock === null) return null
  const name = clock.resolvedOptions().timeZone
  if (names.size >= NAMES_KEPT) names.delete(names.keys().next().value!)
  names.set(zone, name)
  if (!clocks.has(name)) clocks.set(name, clock)
  return clock
}

/** IANA names only: engines also take `+08:00` and any spelling of `utc`, neither of which is a place's clock. */
const IANA = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z0-9][A-Za-z0-9_+-]*){1,2})$/

/** Whether this engine knows the IANA zone, by this id or by an older one. */
export function isKnownZone(zone: string): boolean {
  return IANA.test(zone) && clockOf(zone) !== null
}

/**
 * Offset of a zone's civil clock at an instant, in seconds east of UTC. Local mean time keeps its
 * seconds. Throws a RangeError with `field: 'zone'` for an unknown zone.
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
 * Whether the clock was put forward at that instant: within a year before and a year after it
 * showed less. A clock that was changed for good, or put forward for longer than a year, counts as
 * standard time; the flags of the tz database are not to be had from `Intl` (it names only some).
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

/** What the clock would show without daylight saving: the least that it showed within a year before and after. */
export function standardOffsetSecondsAt(zone: string, utcMs: number): number {
  const offsets = Array.from({ length: 25 }, (_, month) => offsetSecondsAt(zone, utcMs + (month - 12) * MONTH_MS))
  return Math.min(...offsets)
}
