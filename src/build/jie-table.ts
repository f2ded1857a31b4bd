/**
 * Packs the instants of the twelve jie and the historic ΔT into `src/bazi/data/jie-packed.ts`, which a test compares. Run: `node
 * src/build/jie-table.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { predictJieTaiSeconds, SECONDS_OF_WAVE_UNIT, YEAR_SECONDS } from '#bazi/jie-prediction.ts'
import { solveLeastSquares } from './least-squares.ts'
import { encodeSmallNumber } from './small-number-character.ts'

interface JieSource {
  readonly firstYear: number
  readonly ms: readonly number[]
}

interface DeltaTSource {
  readonly firstYear: number
  readonly seconds: readonly number[]
}

/**
 * Wave frequencies by matching pursuit of the residuals, strongest first, in turns per `SECONDS_OF_WAVE_UNIT`. More or finer ones
 * would enlarge the table.
 */
const TURNS = [
  340.5, 5803.6, 78386.9, 7928.4, 3964.3, 87659.6, 534.8, 1591, 5935.7, 401.4, 81608.5, 29.4, 5269.2, 75276.7, 87125, 17944, 5533, 2566,
  6122, 5620, 11892, 808, 216, 6000, 6676, 2968, 15856, 680, 17344, 2164, 156, 17408, 8672, 1068, 3180, 5132, 10288, 9520, 5788, 7124, 8904,
  2376, 5908, 556, 12244, 1764, 1204, 756, 7152, 23680, 8504, 19820, 10540, 11004, 4736, 16628, 4004, 12140, 1364, 7100, 5824, 7964, 512,
  56, 24280, 960, 8100, 3368, 16876, 284, 3944, 736, 140, 2316, 6016, 23788, 236, 15008, 18232, 5764, 836, 17684, 13484, 6872, 7700, 6692,
  116, 5640, 5968, 7300, 14272, 6740, 6376, 5580, 4204, 7908, 17428, 4672, 6500, 27748, 4328, 12032, 488, 30020, 628, 4760, 5380, 11468,
  7080, 316, 25300, 2296, 11864, 13452, 420, 6444, 23212, 3196, 5740, 88, 5508, 22964, 3288, 31636, 24020,
]

/** Number of waves, the strongest, whose phase is rounded to thousandths of a turn; other phases are rounded to hundredths. */
const FINE = 14

const TT_OF_J2000 = 946728000
const TT_MINUS_TAI = 32.184
const TARGET = new URL('../bazi/data/jie-packed.ts', import.meta.url)

function sourceOf<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T
}

/**
 * Converts TT (ms since J2000.0) to whole TAI seconds. From 1972 on UTC differs from TAI by whole seconds, so no second rounding
 * follows.
 */
function taiSecondsOf(ttMilliseconds: number): number {
  return Math.round(ttMilliseconds / 1000 + TT_OF_J2000 - TT_MINUS_TAI)
}

interface Fit {
  /** For each jie three numbers: base, slope over a mean year in hundredths, curvature in hundred-thousandths. */
  readonly curves: readonly number[]
  /**
   * For each wave three numbers: frequency minus the previous wave's, amplitude in tenths of a second, phase in hundredths of a
   * turn.
   */
  readonly waves: readonly number[]
}

function curvesOf(coefficients: readonly number[]): number[] {
  return Array.from({ length: 12 }, (_, j) => {
    const [base, slope, curvature] = [0, 12, 24].map((from) => coefficients[from + j]!)
    return [Math.round(base!), Math.round(slope! * 100), Math.round(curvature! * 1e5)]
  }).flat()
}

function wavesOf(coefficients: readonly number[]): number[] {
  const waves = TURNS.map((turn, i) => {
    const [cosine, sine] = [coefficients[36 + 2 * i]!, coefficients[37 + 2 * i]!]
    const phase = (Math.atan2(cosine, sine) / (2 * Math.PI) + 1) % 1
    const steps = i < FINE ? 1000 : 100
    return [turn, Math.round(Math.hypot(cosine, sine) * 10), ((Math.round(phase * steps) % steps) * 100) / steps] as const
  }).sort((a, b) => a[0] - b[0])
  return waves.flatMap(([turn, ...rest], i) => [Math.round((turn - (waves[i - 1]?.[0] ?? 0)) * 10) / 10, ...rest])
}

/** Fits each jie by a parabola over the years, accurate to ±17 minutes, plus waves of nutation, Moon and planets. */
function fitted(tai: readonly number[]): Fit {
  const middle = (tai.length / 12 - 1) / 2
  const rows = tai.map((time, k) => {
    const x = Math.floor(k / 12) - middle
    const row = new Float64Array(36 + 2 * TURNS.length)
    row[k % 12] = 1
    row[12 + (k % 12)] = x
    row[24 + (k % 12)] = x * x
    TURNS.forEach((turn, i) => {
      const angle = ((time * turn) / SECONDS_OF_WAVE_UNIT) * 2 * Math.PI
      row[36 + 2 * i] = Math.cos(angle)
      row[37 + 2 * i] = Math.sin(angle)
    })
    return row
  })
  const meanYears = tai.map((time, k) => time - YEAR_SECONDS * (Math.floor(k / 12) - middle))
  const coefficients = solveLeastSquares(rows, meanYears)
  return { curves: curvesOf(coefficients), waves: wavesOf(coefficients) }
}

/**
 * Packs the differences from the engine's own prediction, in seconds, so that they include the error of its polynomial in place
 * of a sine.
 */
function residualsOf(tai: readonly number[], { curves, waves }: Fit): string {
  return tai.map((time, k) => encodeSmallNumber(time - predictJieTaiSeconds(k, tai.length, curves, waves))).join('')
}

/** Packed instants of twelve solar terms a year: the input of `predictJieTaiSeconds`, and one character per term for the residual. */
export interface PackedSolarTerms {
  readonly curves: readonly number[]
  readonly waves: readonly number[]
  /** One character per term; none is a quotation mark or a backslash. */
  readonly residuals: string
}

/** Packs the instants of solar terms. @param ms TT milliseconds since J2000.0, twelve per Gregorian year, in order */
export function packSolarTerms(ms: readonly number[]): PackedSolarTerms {
  const tai = ms.map(taiSecondsOf)
  const fit = fitted(tai)
  return { ...fit, residuals: residualsOf(tai, fit) }
}

/** Splits a list into its first two values and the packed second differences. */
function bendsOf(values: readonly number[]): { readonly first: number; readonly second: number; readonly bends: string } {
  const bends = values.slice(2).map((value, i) => encodeSmallNumber(value - 2 * values[i + 1]! + values[i]!))
  return { first: values[0]!, second: values[1]!, bends: bends.join('') }
}

/** Returns the source of `src/bazi/data/jie-packed.ts`. */
export function generateJieTableSource(): string {
  const jie = sourceOf<JieSource>('jie-tt.json')
  const deltaT = sourceOf<DeltaTSource>('delta-t.json')
  const { curves, waves, residuals } = packSolarTerms(jie.ms)
  const { first, second, bends } = bendsOf(deltaT.seconds.map((seconds) => Math.round(seconds * 100)))
  return `// Made by src/build/jie-table.ts from src/build/data; do not edit.

/** First Gregorian year of the table; each year has twelve jie from xiaohan on. */
export const JIE_FIRST_YEAR = ${jie.firstYear}

/** Per jie: TAI seconds since 1970 at the middle of the table, slope, curvature (jie-prediction.ts). */
export const JIE_CURVES = [${curves.join(', ')}]

/** Per wave: frequency minus that of the wave before, tenths of a second, phase (jie-prediction.ts). */
export const JIE_WAVES = [${waves.join(', ')}]

/** Residuals in seconds, one character per jie (small-numbers.ts). */
export const JIE_RESIDUALS =
  '${residuals}'

/** First year of ΔT, which is half-yearly. */
export const DELTA_T_FIRST_YEAR = ${deltaT.firstYear}

/** TT − UT1 in hundredths of a second (USNO), until 1972: two values, then second differences. */
export const DELTA_T_BENDS = [${first}, ${second}, '${bends}'] as const
`
}

if (import.meta.main) writeFileSync(TARGET, generateJieTableSource())
