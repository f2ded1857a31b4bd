import type { School, ZiRule } from '#bazi/index.ts'
import type { Disambiguation } from '#places/civil-time.ts'

/** Time of birth as entered: a clock time and the zone of that clock. Names as in the contract's archives. */
export interface CivilBirth {
  /** Clock time at the birthplace, `YYYY-MM-DD HH:mm:ss`. */
  readonly birthday: string
  readonly hour_unknown: boolean
  /** IANA zone of the clock. */
  readonly zone: string
  /** Chosen reading of a repeated or skipped clock time; 'compatible': not chosen. */
  readonly disambiguation: Disambiguation
}

/** A birth whose UTC offset (seconds, east positive) may have been resolved before for the same clock time. */
export interface UnresolvedBirth extends CivilBirth {
  readonly offset_seconds?: number | undefined
}

export interface ResolvedBirth extends CivilBirth {
  readonly offset_seconds: number
}

/** Parameters of a chart other than the time of birth. */
interface Casting {
  /** Degrees, east and north positive. */
  readonly lng: number
  readonly lat: number
  /** '1' male, '0' female. */
  readonly gender: '1' | '0'
  readonly zi: ZiRule
  /** true: day and hour pillars by true solar time; false: by the civil clock. */
  readonly solar_time: boolean
  /** Rules that differ from the default school. */
  readonly school?: School
}

/** All parameters of a chart; `offset_seconds` is optional in an `UnresolvedProfile` and present in a `CastProfile`. */
export type UnresolvedProfile = UnresolvedBirth & Casting
export type CastProfile = ResolvedBirth & Casting
