import { DAY_SECONDS, civilDateOf, daysOf } from './calendar.ts'
import { DELTA_T_BENDS, DELTA_T_FIRST_YEAR } from './data/jie-packed.ts'
import { smallNumberAt } from './small-numbers.ts'

const TT_MINUS_TAI = 32.184

/** UTC 1972-01-01: from here UTC runs on leap seconds; before, "UTC" means UT1. */
const LEAP_SECONDS_BEGIN = daysOf(1972, 1, 1) * DAY_SECONDS

/** Years (.5 = 1 July) from which TAI − UTC is 10, 11, 12 … 37 seconds (IERS Bulletin C). */
const LEAP_YEARS = [
  1972, 1972.5, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1981.5, 1982.5, 1983.5, 1985.5,
  1988, 1990, 1991, 1992.5, 1993.5, 1994.5, 1996, 1997.5, 1999, 2006, 2009, 2012.5, 2015.5, 2017,
]

/** TT − UT1 in hundredths of a second, half-yearly. */
const DELTA_T_HUNDREDTHS = unbent()

function unbent(): readonly number[] {
  const [first, second, bends] = DELTA_T_BENDS
  const values: number[] = [first, second]
  for (let i = 0; i < bends.length; i++) values.push(2 * values[i + 1]! - values[i]! + smallNumberAt(bends, i))
  return values
}

const LEAP_INSTANTS = LEAP_YEARS.map((year) => daysOf(Math.floor(year), year % 1 === 0 ? 1 : 7, 1) * DAY_SECONDS)

/**
 * UTC seconds (epoch 1970, whole) of an instant given in TAI seconds on the same count. The last
 * leap second is kept for ever: nobody knows the Earth's turning of 2100 (±2 minutes).
 */
export function utcOfTai(taiSeconds: number): number {
  let leap = LEAP_INSTANTS.length - 1
  while (leap >= 0 && taiSeconds - (10 + leap) < LEAP_INSTANTS[leap]!) leap--
  if (leap >= 0) return taiSeconds - (10 + leap)
  return Math.round(taiSeconds + TT_MINUS_TAI - deltaTSecondsAt(taiSeconds))
}

/** TT − UT1 in seconds before 1972, straight between the half-yearly values of the USNO. */
function deltaTSecondsAt(seconds: number): number {
  const { year } = civilDateOf(Math.floor(seconds / DAY_SECONDS))
  const start = daysOf(year, 1, 1)
  const yearPart = (seconds / DAY_SECONDS - start) / (daysOf(year + 1, 1, 1) - start)
  const halves = (year + yearPart - DELTA_T_FIRST_YEAR) * 2
  const i = Math.max(0, Math.min(DELTA_T_HUNDREDTHS.length - 2, Math.floor(halves)))
  const before = DELTA_T_HUNDREDTHS[i]!
  return (before + (DELTA_T_HUNDREDTHS[i + 1]! - before) * (halves - i)) / 100
}

/** TT − UTC in seconds, near enough to place the Sun: a minute moves it by 2.5 arc seconds. */
export function ttMinusUtcNear(utcSeconds: number): number {
  if (utcSeconds < LEAP_SECONDS_BEGIN) return deltaTSecondsAt(utcSeconds)
  return 69.184
}
