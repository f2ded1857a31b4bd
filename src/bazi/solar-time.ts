import { DAY_SECONDS } from './calendar.ts'
import { ttMinusUtcNear } from './delta-t.ts'

const RADIANS = Math.PI / 180
const J2000_UTC = 946728000
const CENTURY_SECONDS = 36525 * DAY_SECONDS

/** The Earth turns one degree in 240 s. */
export const SECONDS_PER_DEGREE = 240

/**
 * Equation of time: apparent minus mean solar time, in seconds. J. Meeus, Astronomical Algorithms
 * (2nd ed.), chapters 25 and 28, with the five terms of Venus, Jupiter, Moon and the long-period one
 * that his Astronomical Formulae for Calculators (chapter 18) adds. Within 0.9 s of ERFA for
 * 1850–2100 (README). Spencer's Fourier series is off by up to 68 s and will not do.
 */
function equationOfTimeAt(utcSeconds: number): number {
  const t = (utcSeconds + ttMinusUtcNear(utcSeconds) - J2000_UTC) / CENTURY_SECONDS
  const meanLongitude = 280.46646 + t * (36000.76983 + t * 0.0003032)
  const node = (125.04 - 1934.136 * t) * RADIANS
  const nutation = -0.00478 * Math.sin(node)
  const obliquity = (23.439291 - 0.0130042 * t + 0.00256 * Math.cos(node)) * RADIANS
  const cosObliquity = Math.cos(obliquity)
  const longitude = (meanLongitude + centreOf(t) + perturbationOf(t) - 0.00569 + nutation) * RADIANS
  const ascension = Math.atan2(cosObliquity * Math.sin(longitude), Math.cos(longitude)) / RADIANS
  const degrees = meanLongitude - 0.0057183 - ascension + nutation * cosObliquity
  return (degrees - 360 * Math.round(degrees / 360)) * SECONDS_PER_DEGREE
}

/** Equation of the centre in degrees, `t` in Julian centuries from J2000. */
function centreOf(t: number): number {
  const anomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * RADIANS
  const sine = Math.sin(anomaly)
  const cosine = Math.cos(anomaly)
  // sin 2M and sin 3M by the double and triple angle: one sine and one cosine do.
  return (
    (1.914602 - t * (0.004817 + t * 0.000014)) * sine +
    (0.019993 - 0.000101 * t) * 2 * sine * cosine +
    0.000289 * sine * (3 - 4 * sine * sine)
  )
}

/** What Venus, Jupiter, the Moon and one long period do to the Sun's longitude, in degrees. */
function perturbationOf(t: number): number {
  const u = t + 1 // centuries from 1900
  return (
    0.00134 * Math.cos((153.23 + 22518.7541 * u) * RADIANS) +
    0.00154 * Math.cos((216.57 + 45037.5082 * u) * RADIANS) +
    0.002 * Math.cos((312.69 + 32964.3577 * u) * RADIANS) +
    0.00179 * Math.sin((350.74 + u * (445267.1142 - 0.00144 * u)) * RADIANS) +
    0.00178 * Math.sin((231.19 + 20.2 * u) * RADIANS)
  )
}

/** The apparent solar clock of a place and what it was made from. */
export interface SolarClock {
  /** Whole seconds since 1970 on that clock. */
  readonly seconds: number
  readonly eotSeconds: number
  /** Days that were added for the date line; 0 for nearly every place. */
  readonly wholeDays: number
}

/**
 * UTC + 240 s a degree + equation of time. East of the 180th meridian but by the calendar of its
 * west (Tonga, Chatham, Kiritimati) that is yesterday's date: whole days are added until it is
 * within 12 h of the civil clock, so that the sexagenary day follows the local calendar.
 */
export function solarClockAt(utcSeconds: number, lng: number, civilSeconds: number): SolarClock {
  const eotSeconds = equationOfTimeAt(utcSeconds)
  const solar = Math.round(utcSeconds + lng * SECONDS_PER_DEGREE + eotSeconds)
  const apart = civilSeconds - solar
  const wholeDays = Math.abs(apart) > DAY_SECONDS / 2 ? Math.round(apart / DAY_SECONDS) : 0
  return { seconds: solar + wholeDays * DAY_SECONDS, eotSeconds, wholeDays }
}

/** Rounded to a tenth of a second, as charts and receipts carry it. */
export function tenthsOf(seconds: number): number {
  return Math.round(seconds * 10) / 10 + 0 // −0 would not survive JSON
}
