/**
 * Packs the instants of the twelve jie and the historic ΔT into `src/bazi/data/jie-packed.ts`.
 * Run: `node src/build/jie-table.ts`. A test makes the text again and compares.
 *
 * Each of the twelve jie follows a parabola over the years to within ±17 minutes; what is left is
 * nutation, Moon and planets, nearly all of it in 125 waves. With those, one character a jie holds the
 * rest to the second. The unpacking is left to `jiePredictionAt`, the very function that the engine
 * runs: sums, products and floors alone (its wave is a polynomial, no sine), which every JavaScript
 * engine computes to the same bit. The waves are fitted with true sines; how far the polynomial is
 * from them goes into the rest like everything else.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { jiePredictionAt, SECONDS_OF_WAVE_UNIT, YEAR_SECONDS } from '#bazi/jie-prediction.ts'
import { leastSquares } from './least-squares.ts'
import { smallNumberCharacterOf } from './small-number-character.ts'

interface JieSource {
  readonly firstYear: number
  readonly ms: readonly number[]
}

interface DeltaTSource {
  readonly firstYear: number
  readonly seconds: readonly number[]
}

/**
 * The strongest lines in what the parabolas leave (matching pursuit on the source data), the strongest
 * first, in turns in `SECONDS_OF_WAVE_UNIT`: 6,798 days of the Moon's node, 399 of Jupiter, 29.53 of the
 * month, 292 and 584 of Venus … Twelve samples a year mistake some for others; for a table any name fits.
 * The weaker in steps of 4, and their phases in hundredths: finer ones cost more digits than they spare, and so do more waves.
 */
const TURNS = [
  340.5, 5803.6, 78386.9, 7928.4, 3964.3, 87659.6, 534.8, 1591, 5935.7, 401.4, 81608.5, 29.4, 5269.2, 75276.7, 87125, 17944, 5533, 2566,
  6122, 5620, 11892, 808, 216, 6000, 6676, 2968, 15856, 680, 17344, 2164, 156, 17408, 8672, 1068, 3180, 5132, 10288, 9520, 5788, 7124, 8904,
  2376, 5908, 556, 12244, 1764, 1204, 756, 7152, 23680, 8504, 19820, 10540, 11004, 4736, 16628, 4004, 12140, 1364, 7100, 5824, 7964, 512,
  56, 24280, 960, 8100, 3368, 16876, 284, 3944, 736, 140, 2316, 6016, 23788, 236, 15008, 18232, 5764, 836, 17684, 13484, 6872, 7700, 6692,
  116, 5640, 5968, 7300, 14272, 6740, 6376, 5580, 4204, 7908, 17428, 4672, 6500, 27748, 4328, 12032, 488, 30020, 628, 4760, 5380, 11468,
  7080, 316, 25300, 2296, 11864, 13452, 420, 6444, 23212, 3196, 5740, 88, 5508, 22964, 3288, 31636, 24020,
]

/** So many of them need phases in thousandths. */
const FINE = 14

const TT_OF_J2000 = 946728000
const TT_MINUS_TAI = 32.184
const TARGET = new URL('../bazi/data/jie-packed.ts', import.meta.url)

function sourceOf<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T
}

/** Whole TAI seconds: from 1972 UTC differs by whole seconds, so no second rounding follows. */
function taiSecondsOf(ttMilliseconds: number): number {
  return Math.round(ttMilliseconds / 1000 + TT_OF_J2000 - TT_MINUS_TAI)
}

interface Fit {
  /** Twelve times base, slope over a mean year in hundredths, curvature in hundred-thousandths. */
  readonly curves: readonly number[]
  /** Turns in `SECONDS_OF_WAVE_UNIT` more than the wave before, tenths of a second, hundredths of a turn; one wave after another. */
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
  const coefficients = leastSquares(rows, meanYears)
  return { curves: curvesOf(coefficients), waves: wavesOf(coefficients) }
}

function residualsOf(tai: readonly number[], { curves, waves }: Fit): string {
  return tai.map((time, k) => smallNumberCharacterOf(time - jiePredictionAt(k, tai.length, curves, waves))).join('')
}

/** Twelve terms a year, packed: what `jiePredictionAt` needs, and the characters that hold the rest. */
export interface PackedTerms {
  readonly curves: readonly number[]
  readonly waves: readonly number[]
  /** Without a quote or backslash. */
  readonly residuals: string
}

/** @param ms TT milliseconds since J2000.0, twelve a Gregorian year in order */
export function packedTermsOf(ms: readonly number[]): PackedTerms {
  const tai = ms.map(taiSecondsOf)
  const fit = fitted(tai)
  return { ...fit, residuals: residualsOf(tai, fit) }
}

/** The first two of a list, then by how much each step differs from the one before. */
function bendsOf(values: readonly number[]): { readonly first: number; readonly second: number; readonly bends: string } {
  const bends = values.slice(2).map((value, i) => smallNumberCharacterOf(value - 2 * values[i + 1]! + values[i]!))
  return { first: values[0]!, second: values[1]!, bends: bends.join('') }
}

/** The whole text of `src/bazi/data/jie-packed.ts`. */
export function jieTableSource(): string {
  const jie = sourceOf<JieSource>('jie-tt.json')
  const deltaT = sourceOf<DeltaTSource>('delta-t.json')
  const { curves, waves, residuals } = packedTermsOf(jie.ms)
  const { first, second, bends } = bendsOf(deltaT.seconds.map((seconds) => Math.round(seconds * 100)))
  return `// Made by src/build/jie-table.ts from src/build/data; do not edit.

/** First Gregorian year of the table; twelve jie a year beginning with xiaohan. */
export const JIE_FIRST_YEAR = ${jie.firstYear}

/** For each of the twelve: TAI seconds since 1970 in the table's middle, slope, curvature (jie-prediction.ts). */
export const JIE_CURVES = [${curves.join(', ')}]

/** Waves about the curves: turns more than the wave before, tenths of a second, phase (jie-prediction.ts). */
export const JIE_WAVES = [${waves.join(', ')}]

/** What these leave in seconds: a character a jie (small-numbers.ts). */
export const JIE_RESIDUALS =
  '${residuals}'

/** First year of ΔT; half-yearly. */
export const DELTA_T_FIRST_YEAR = ${deltaT.firstYear}

/** TT − UT1 in hundredths of a second (USNO), to 1972: the first two, then how each step differs from the last. */
export const DELTA_T_BENDS = [${first}, ${second}, '${bends}'] as const
`
}

if (import.meta.main) writeFileSync(TARGET, jieTableSource())
