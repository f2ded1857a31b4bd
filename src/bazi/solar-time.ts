import { DAY_SECONDS } from './calendar.ts'
import { approximateTtMinusUtc } from './delta-t.ts'
import { approximateSine } from './wave.ts'

const RADIANS = Math.PI / 180
const J2000_UTC = 946728000
const CENTURY_SECONDS = 36525 * DAY_SECONDS

/** Seconds in which the Earth turns by one degree. */
export const SECONDS_PER_DEGREE = 240

/** Cosine of the mean obliquity at J2000, and the cosine's decrease per degree of obliquity. */
const COS_OBLIQUITY = 0.9174821
const COS_OBLIQUITY_PER_DEGREE = 0.0069425

/** Equation of time in seconds (Meeus, Astronomical Algorithms 25 and 28, plus five perturbations), within 1.1 s of ERFA (README). */
function equationOfTimeAt(utcSeconds: number): number {
  const t = (utcSeconds + approximateTtMinusUtc(utcSeconds) - J2000_UTC) / CENTURY_SECONDS
  const node = (125.04 - 1934.136 * t) / 360
  const nutation = -0.00478 * approximateSine(node)
  const obliquityLess = 0.0130042 * t - 0.00256 * approximateSine(node + 0.25)
  const cosObliquity = COS_OBLIQUITY + COS_OBLIQUITY_PER_DEGREE * obliquityLess
  // The mean longitude cancels out: displacement along the ecliptic and the effect of the obliquity remain.
  const steps = centreOf(t) + perturbationOf(t)
  const longitude = 280.46646 + t * (36000.76983 + t * 0.0003032) + steps - 0.00569 + nutation
  return (tiltOf(longitude * RADIANS, cosObliquity) - steps - 0.0000283 - nutation * (1 - cosObliquity)) * SECONDS_PER_DEGREE
}

/** Ecliptic longitude λ minus right ascension, in degrees: tan = y sin 2λ / (1 + y cos 2λ), y = tan² of half the obliquity. */
function tiltOf(longitude: number, cosObliquity: number): number {
  const y = (1 - cosObliquity) / (1 + cosObliquity)
  const tangent = (y * Math.sin(2 * longitude)) / (1 + y * Math.cos(2 * longitude))
  // At most 0.045, so two terms of the arc tangent are accurate to a millisecond.
  return (tangent - (tangent * tangent * tangent) / 3) / RADIANS
}

/** Equation of the centre in degrees, `t` in Julian centuries from J2000. */
function centreOf(t: number): number {
  const anomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * RADIANS
  const sine = Math.sin(anomaly)
  const cosine = Math.cos(anomaly)
  // sin 2M and sin 3M by the double-angle and triple-angle formulas: one sine and one cosine suffice.
  return (
    (1.914602 - t * (0.004817 + t * 0.000014)) * sine +
    (0.019993 - 0.000101 * t) * 2 * sine * cosine +
    0.000289 * sine * (3 - 4 * sine * sine)
  )
}

/** Perturbation of the Sun's longitude by Venus, Jupiter, the Moon and one long-period term, in degrees. */
function perturbationOf(t: number): number {
  const u = t + 1 // centuries from 1900
  return (
    0.00134 * approximateSine((243.23 + 22518.7541 * u) / 360) +
    0.00154 * approximateSine((306.57 + 45037.5082 * u) / 360) +
    0.002 * approximateSine((42.69 + 32964.3577 * u) / 360) +
    0.00179 * approximateSine((350.74 + u * (445267.1142 - 0.00144 * u)) / 360) +
    0.00178 * approximateSine((231.19 + 20.2 * u) / 360)
  )
}

/** The apparent solar clock of a place and its components. */
export interface SolarClock {
  /** Whole seconds since 1970 on that clock. */
  readonly seconds: number
  readonly eotSeconds: number
  /** Days added for the date line; 0 for nearly every place. */
  readonly wholeDays: number
}

/**
 * Computes the solar clock: UTC + 240 s a degree + equation of time, plus whole days at places with the date of the date line's
 * other side (Tonga, Kiritimati).
 */
export function solarClockAt(utcSeconds: number, lng: number, civilSeconds: number): SolarClock {
  const eotSeconds = equationOfTimeAt(utcSeconds)
  const solar = Math.round(utcSeconds + lng * SECONDS_PER_DEGREE + eotSeconds)
  const apart = civilSeconds - solar
  const wholeDays = Math.abs(apart) > DAY_SECONDS / 2 ? Math.round(apart / DAY_SECONDS) : 0
  return { seconds: solar + wholeDays * DAY_SECONDS, eotSeconds, wholeDays }
}

/** Rounds to a tenth of a second, the precision of charts and receipts. */
export function roundToTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10 + 0 // −0 would not survive JSON
}
