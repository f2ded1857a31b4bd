import { DAY_SECONDS, civilDateOf, epochDayOf } from './calendar.ts'
import { DELTA_T_BENDS, DELTA_T_FIRST_YEAR } from './data/jie-packed.ts'
import { smallNumberAt } from './small-numbers.ts'

const TT_MINUS_TAI = 32.184

/**
 * Half-years after 1972-01-01 from which TAI − UTC is 10, 11, 12 … 37 seconds (IERS Bulletin C).
 * UTC has leap seconds from 1972; for earlier dates "UTC" is UT1.
 */
const LEAP_HALF_YEARS = [0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 19, 21, 23, 27, 32, 36, 38, 41, 43, 45, 48, 51, 54, 68, 74, 81, 87, 90]

/** TT − UT1 in hundredths of a second, half-yearly. */
const DELTA_T_HUNDREDTHS = unpackDeltaT()

function unpackDeltaT(): readonly number[] {
  const [first, second, bends] = DELTA_T_BENDS
  const values: number[] = [first, second]
  for (let i = 0; i < bends.length; i++) values.push(2 * values[i + 1]! - values[i]! + smallNumberAt(bends, i))
  return values
}

const LEAP_INSTANTS = LEAP_HALF_YEARS.map((half) => epochDayOf(1972 + (half >> 1), half % 2 === 0 ? 1 : 7, 1) * DAY_SECONDS)

/** Whole UTC seconds of an instant in TAI seconds (epoch 1970), without future leap seconds: by 2100 it may be two minutes off. */
export function taiToUtc(taiSeconds: number): number {
  let leap = LEAP_INSTANTS.length - 1
  while (leap >= 0 && taiSeconds - (10 + leap) < LEAP_INSTANTS[leap]!) leap--
  if (leap >= 0) return taiSeconds - (10 + leap)
  return Math.round(taiSeconds + TT_MINUS_TAI - deltaTSecondsAt(taiSeconds))
}

/** TT − UT1 in seconds before 1972, interpolated linearly between the half-yearly values of the USNO. */
function deltaTSecondsAt(seconds: number): number {
  const { year } = civilDateOf(Math.floor(seconds / DAY_SECONDS))
  const start = epochDayOf(year, 1, 1)
  const yearPart = (seconds / DAY_SECONDS - start) / (epochDayOf(year + 1, 1, 1) - start)
  const halves = (year + yearPart - DELTA_T_FIRST_YEAR) * 2
  const i = Math.max(0, Math.min(DELTA_T_HUNDREDTHS.length - 2, Math.floor(halves)))
  const before = DELTA_T_HUNDREDTHS[i]!
  return (before + (DELTA_T_HUNDREDTHS[i + 1]! - before) * (halves - i)) / 100
}

/** TT − UTC in seconds, accurate enough to place the Sun: an error of a minute moves it by 2.5 arc seconds. */
export function approximateTtMinusUtc(utcSeconds: number): number {
  return utcSeconds < LEAP_INSTANTS[0]! ? deltaTSecondsAt(utcSeconds) : 69.184
}
