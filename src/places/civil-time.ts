import { FieldRangeError } from './field-error.ts'
import { instantMsOf, wallMsOf, wallTextOf } from './wall-clock.ts'
import { isDaylightTime, offsetSecondsAt } from './zones.ts'

/** Temporal's meanings: in an overlap the first or second reading, in a gap moved back or forward; `compatible` is earlier in an overlap and later in a gap. */
export type Disambiguation = 'compatible' | 'earlier' | 'later'

const DISAMBIGUATIONS: readonly Disambiguation[] = ['compatible', 'earlier', 'later']

/** `gap`: the clock skipped this time; `overlap`: it showed it twice. */
export type LocalKind = 'normal' | 'gap' | 'overlap'

export interface CivilTime {
  /** Wall clock at the place, `YYYY-MM-DDTHH:mm:ss` (a space for the T, and no seconds, are taken too); proleptic Gregorian. */
  readonly local: string
  /** IANA zone whose clock was read. */
  readonly zone: string
}

export interface ResolvedTime {
  /** `YYYY-MM-DDTHH:mm:ssZ`. */
  readonly utc: string
  /** Seconds east of UTC that hold at `utc`. */
  readonly offsetSeconds: number
  readonly kind: LocalKind
}

/** One way to read a clock time. */
export interface Reading {
  readonly utc: string
  readonly offsetSeconds: number
  /** What the clock showed at `utc`: the time asked for, or in a gap its neighbour. */
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
  /** In order of time; one when normal, else two. */
  readonly instants: readonly Candidate[]
}

function candidatesOf({ local, zone }: CivilTime): Candidates {
  const wallMs = wallMsOf(local)
  // No zone has changed twice within two days, so the offsets a day either side are all there are;
  // where they agree (nearly always) nothing more has to be asked.
  const before = offsetSecondsAt(zone, wallMs - DAY_MS)
  const after = offsetSecondsAt(zone, wallMs + DAY_MS)
  const at = (offset: number): Candidate => ({ ms: wallMs - offset * 1000, offset })
  if (before === after) return { kind: 'normal', instants: [at(before)] }
  const both = [at(before), at(after)]
  const hits = both.filter(({ ms, offset }) => offsetSecondsAt(zone, ms) === offset)
  if (hits.length === 1) return { kind: 'normal', instants: hits }
  const isGap = hits.length === 0
  // In a gap neither offset holds where it leads: what the clock showed there is asked anew.
  const instants = both.map(({ ms, offset }) => ({ ms, offset: isGap ? offsetSecondsAt(zone, ms) : offset }))
  return { kind: isGap ? 'gap' : 'overlap', instants: instants.toSorted((a, b) => a.ms - b.ms) }
}

/**
 * The instant of a clock time at a place, by the zone's history as `Intl` has it (stack notes: right
 * on every vector where the date libraries fail on gaps and overlaps). Throws a RangeError whose
 * `field` is `local` or `zone`.
 */
export function resolveCivilTime({
  local,
  zone,
  disambiguation = 'compatible',
}: CivilTime & { readonly disambiguation?: Disambiguation }): ResolvedTime {
  if (!DISAMBIGUATIONS.includes(disambiguation)) throw new FieldRangeError('disambiguation', `not a reading: ${disambiguation}`)
  const { kind, instants } = candidatesOf({ local, zone })
  const isLater = disambiguation === 'later' || (disambiguation === 'compatible' && kind === 'gap')
  const { ms, offset } = instants.at(isLater ? -1 : 0)!
  return { utc: `${wallTextOf(ms)}Z`, offsetSeconds: offset, kind }
}

/**
 * Every way to read a clock time, in order of time: one when normal; both when the clock showed it
 * twice; in a gap the times as far before and after the jump. The first is what `earlier` resolves
 * to, the last what `later` does. Errors as in `resolveCivilTime`.
 */
export function readingsOf({ local, zone }: CivilTime): { readonly kind: LocalKind; readonly readings: readonly Reading[] } {
  const { kind, instants } = candidatesOf({ local, zone })
  const readings = instants.map(({ ms, offset }): Reading => ({
    utc: `${wallTextOf(ms)}Z`,
    offsetSeconds: offset,
    local: wallTextOf(ms + offset * 1000),
    isDst: isDaylightTime(zone, ms),
  }))
  return { kind, readings }
}

/** Whether the zone's clock was put forward (summer time) at a UTC instant, ISO. See `isDaylightTime` for what counts. */
export function isDstAt(zone: string, utc: string): boolean {
  return isDaylightTime(zone, instantMsOf(utc))
}
