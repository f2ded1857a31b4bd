/**
 * Packs the instants of the twelve jie and the historic ΔT into `src/bazi/data/jie-packed.ts`.
 * Run: `node src/build/jie-table.ts`. A test makes the text again and compares.
 *
 * Each of the twelve jie follows a parabola over the years to within ±17 minutes (what is left is
 * Moon, planets and nutation), so a second of precision costs two characters. A parabola instead of
 * a Meeus Sun as predictor: no sine, so every JavaScript engine unpacks the same second, at the same size.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface JieSource {
  readonly firstYear: number
  readonly ms: readonly number[]
}

interface DeltaTSource {
  readonly firstYear: number
  readonly seconds: readonly number[]
}

type Curve = readonly [number, number, number]

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MIDDLE = 2048
const TT_OF_J2000 = 946728000
const TT_MINUS_TAI = 32.184
const TARGET = new URL('../bazi/data/jie-packed.ts', import.meta.url)

function sourceOf<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Whole TAI seconds: from 1972 UTC differs by whole seconds, so no second rounding follows. */
function taiSecondsOf(ttMilliseconds: number): number {
  return Math.round(ttMilliseconds / 1000 + TT_OF_J2000 - TT_MINUS_TAI)
}

/** Least squares on a grid of years that is symmetric about its middle: three sums, no matrix. */
function curveOf(times: readonly number[], middle: number): Curve {
  const xs = times.map((_, i) => i - middle)
  const meanSquare = sumOf(xs.map((x) => x * x)) / xs.length
  const bend = xs.map((x) => x * x - meanSquare)
  const slope = sumOf(xs.map((x, i) => x * times[i]!)) / sumOf(xs.map((x) => x * x))
  const curvature = sumOf(bend.map((b, i) => b * times[i]!)) / sumOf(bend.map((b) => b * b))
  const base = sumOf(times.map((time) => time / times.length)) - curvature * meanSquare
  return [rounded(base, 0), rounded(slope, 3), rounded(curvature, 5)]
}

function digitsOf(residual: number): string {
  const value = residual + MIDDLE
  if (value < 0 || value >= 4096) throw new RangeError(`a residual of ${residual} s does not fit two digits`)
  return DIGITS.charAt(value >> 6) + DIGITS.charAt(value & 63)
}

function packed(jie: JieSource): { curves: Curve[]; residuals: string } {
  const years = jie.ms.length / 12
  const middle = (years - 1) / 2
  const tai = jie.ms.map(taiSecondsOf)
  const curves = Array.from({ length: 12 }, (_, j) => curveOf(tai.filter((_time, k) => k % 12 === j), middle))
  const residuals = tai.map((time, k) => {
    const [base, slope, curvature] = curves[k % 12]!
    const x = Math.floor(k / 12) - middle
    return digitsOf(time - Math.round(base + slope * x + curvature * x * x))
  })
  return { curves, residuals: residuals.join('') }
}

/** The whole text of `src/bazi/data/jie-packed.ts`. */
export function jieTableSource(): string {
  const jie = sourceOf<JieSource>('jie-tt.json')
  const deltaT = sourceOf<DeltaTSource>('delta-t.json')
  const { curves, residuals } = packed(jie)
  return `// Made by src/build/jie-table.ts from src/build/data; do not edit.

/** First Gregorian year of the table; twelve jie a year beginning with xiaohan. */
export const JIE_FIRST_YEAR = ${jie.firstYear}

/** For each of the twelve: TAI seconds since 1970 as a + b·x + c·x², x = years from the table's middle. */
export const JIE_CURVES = [
${curves.map((curve) => `  [${curve.join(', ')}],`).join('\n')}
] as const

/** What the curves leave, in seconds: two digits of base 64 each (A–Z a–z 0–9 - _), 2048 added. */
export const JIE_RESIDUALS =
  '${residuals}'

/** First year of ΔT; half-yearly. */
export const DELTA_T_FIRST_YEAR = ${deltaT.firstYear}

/** TT − UT1 in hundredths of a second (USNO), to 1972. */
export const DELTA_T_HUNDREDTHS: readonly number[] = [
  ${deltaT.seconds.map((s) => Math.round(s * 100)).join(', ')},
]
`
}

if (import.meta.main) writeFileSync(TARGET, jieTableSource())
