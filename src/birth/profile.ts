import type { School, ZiRule } from '#bazi/index.ts'
import type { Disambiguation } from '#places/civil-time.ts'

/** What a person tells of when a birth was: a clock and whose clock it was. Names as in the contract's archives. */
export interface CivilBirth {
  /** Clock time at the birthplace, `YYYY-MM-DD HH:mm:ss`. */
  readonly birthday: string
  readonly hour_unknown: boolean
  /** IANA zone whose clock was read. */
  readonly zone: string
  /** Which reading of a repeated or skipped clock time was chosen. */
  readonly disambiguation: Disambiguation
}

/** An offset may have been settled for that very clock time before, in seconds east of UTC. */
export interface ToldBirth extends CivilBirth {
  readonly offset_seconds?: number | undefined
}

export interface SettledBirth extends CivilBirth {
  readonly offset_seconds: number
}

/** What else a chart rests on. */
interface Casting {
  /** Degrees, east and north positive. */
  readonly lng: number
  readonly lat: number
  /** '1' male, '0' female. */
  readonly gender: '1' | '0'
  readonly zi: ZiRule
  /** Day and hour pillars by true solar time (true) or by the civil clock. */
  readonly solar_time: boolean
  /** Where it is cast by other rules than the house's. */
  readonly school?: School
}

/** All that a chart rests on, before and after its offset is settled. */
export type ToldProfile = ToldBirth & Casting
export type CastProfile = SettledBirth & Casting
