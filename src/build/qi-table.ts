/**
 * Packs the instants of the twelve middle terms 中气 into `src/almanac/data/qi-packed.ts`, just as
 * `jie-table.ts` packs the twelve jie. Run: `node src/build/qi-table.ts`. A test makes the text again
 * and compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { packedTermsOf } from './jie-table.ts'

const SOURCE = new URL('./data/qi-tt.json', import.meta.url)
const TARGET = new URL('../almanac/data/qi-packed.ts', import.meta.url)

/** The whole text of `src/almanac/data/qi-packed.ts`. */
export function qiTableSource(): string {
  const { firstYear, ms } = JSON.parse(readFileSync(SOURCE, 'utf8')) as { firstYear: number; ms: readonly number[] }
  const { curves, waves, residuals } = packedTermsOf(ms)
  return `// Made by src/build/qi-table.ts from src/build/data; do not edit.

/** First Gregorian year of the table; twelve middle terms a year beginning with dahan. */
export const QI_FIRST_YEAR = ${firstYear}

/** For each of the twelve: TAI seconds since 1970 in the table's middle, slope, curvature (jie-prediction.ts of src/bazi). */
export const QI_CURVES = [${curves.join(', ')}]

/** Waves about the curves: turns more than the wave before, tenths of a second, phase. */
export const QI_WAVES = [${waves.join(', ')}]

/** What these leave in seconds: a character a term (small-numbers.ts of src/bazi). */
export const QI_RESIDUALS =
  '${residuals}'
`
}

if (import.meta.main) writeFileSync(TARGET, qiTableSource())
