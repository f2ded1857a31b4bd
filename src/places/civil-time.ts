import { FieldRangeError } from './field-error.ts'
import { parseInstant, wallMsOf, formatWallClock } from './wall-clock.ts'
import { isDaylightTime, offsetSecondsAt } from './zones.ts'

/**
 * Reading of a clock time, as in Temporal. Overlap: first or second; gap: time shifted back or forward; `compatible`: earlier
 * in an overlap, later in a gap.
 */
export type Disambiguation = 'compatible' | 'earlier' | 'later'

const DISAMBIGUATIONS: readonly Disambiguation[] = ['compatible', 'earlier', 'later']

/** `gap`: the clock skipped this time; `overlap`: it showed it twice. */
export type LocalKind = 'normal' | 'gap' | 'overlap'

export interface CivilTime {
  /** Wall clock at the place, `YYYY-MM-DDTHH:mm:ss` (a space for the T and missing seconds are accepted); proleptic Gregorian. */
  readonly local: string
  /** IANA zone of the clock. */
  readonly zone: string
}

export interface ResolvedTime {
  /** `YYYY-MM-DDTHH:mm:ssZ`. */
  readonly utc: string
  /** Seconds east of UTC in force at `utc`. */
  readonly offsetSeconds: number
  readonly kind: LocalKind
}

/** One interpretation of a clock time. */
export interface CivilTimeReading {
  readonly utc: string
  readonly offsetSeconds: number
  /** Time that the clock showed at `utc`: the requested time, or in a gap that time shifted back or forward. */
  readonly local: string
  readonly isDst: boolean
}

const DAY_MS = 86_400_000

interface Candidate {
  readonly ms: number
  readonly offset: number
}

interface Candidates {
  readonly kind: LocalKind
  /** In order of time: one if normal, else two. */
  readonly instants: readonly Candidate[]
}

function candidatesOf({ local, zone }: CivilTime): Candidates {
  const wallMs = wallMsOf(local)
  // No zone has changed twice within two days, so the offsets one day before and after are the only candidates; usually
  // the two are equal.
  const before = offsetSecondsAt(zone, wallMs - DAY_MS)
  const after = offsetSecondsAt(zone, wallMs + DAY_MS)
  const at = (offset: number): Candidate => ({ ms: wallMs - offset * 1000, offset })
  if (before === after) return { kind: 'normal', instants: [at(before)] }
  const both = [at(before), at(after)]
  const hits = both.filter(({ ms, offset }) => offsetSecondsAt(zone, ms) === offset)
  if (hits.length === 1) return { kind: 'normal', instants: hits }
  const isGap = hits.length === 0
  // In a gap neither offset is in force at its own instant, so looks up the offset of each instant again.
  const instants = both.map(({ ms, offset }) => ({ ms, offset: isGap ? offsetSecondsAt(zone, ms) : offset }))
  return { kind: isGap ? 'gap' : 'overlap', instants: instants.toSorted((a, b) => a.ms - b.ms) }
}

/** Instant of a clock time in a zone, by the zone history in `Intl`. Throws a RangeError whose `field` is `local` or `zone`. */
export function resolveCivilTime({
  local,
  zone,
  disambiguation = 'compatible',
}: CivilTime & { readonly disambiguation?: Disambiguation }): ResolvedTime {
  if (!DISAMBIGUATIONS.includes(disambiguation)) throw new FieldRangeError('disambiguation', `not a reading: ${disambiguation}`)
  const { kind, instants } = candidatesOf({ local, zone })
  const isLater = disambiguation === 'later' || (disambiguation === 'compatible' && kind === 'gap')
  const { ms, offset } = instants.at(isLater ? -1 : 0)!
  return { utc: `${formatWallClock(ms)}Z`, offsetSeconds: offset, kind }
}

/**
 * All readings of a clock time, earliest first: one if normal, two in an overlap, in a gap the times shifted back and
 * forward. Throws as `resolveCivilTime`.
 */
export function readingsOf({ local, zone }: CivilTime): { readonly kind: LocalKind; readonly readings: readonly CivilTimeReading[] } {
  const { kind, instants } = candidatesOf({ local, zone })
  const readings = instants.map(({ ms, offset }): CivilTimeReading => ({
    utc: `${formatWallClock(ms)}Z`,
    offsetSeconds: offset,
    local: formatWallClock(ms + offset * 1000),
    isDst: isDaylightTime(zone, ms),
  }))
  return { kind, readings }
}

/** Whether daylight saving time, as defined by `isDaylightTime`, was in force in the zone at an ISO instant in UTC. */
export function isDstAt(zone: string, utc: string): boolean {
  return isDaylightTime(zone, parseInstant(utc))
}
