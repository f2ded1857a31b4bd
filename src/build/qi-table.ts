/**
 * Packs the instants of the twelve middle terms (中气) like those of the jie into `src/almanac/data/qi-packed.ts`. Run: `node
 * src/build/qi-table.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { packSolarTerms } from './jie-table.ts'

const SOURCE = new URL('./data/qi-tt.json', import.meta.url)
const TARGET = new URL('../almanac/data/qi-packed.ts', import.meta.url)

/** Returns the source of `src/almanac/data/qi-packed.ts`. */
export function generateQiTableSource(): string {
  const { firstYear, ms } = JSON.parse(readFileSync(SOURCE, 'utf8')) as { firstYear: number; ms: readonly number[] }
  const { curves, waves, residuals } = packSolarTerms(ms)
  return `// Made by src/build/qi-table.ts from src/build/data; do not edit.

/** First Gregorian year of the table; each year has twelve middle terms from dahan on. */
export const QI_FIRST_YEAR = ${firstYear}

/** Per term: TAI seconds since 1970 at the middle of the table, slope, curvature (jie-prediction.ts of src/bazi). */
export const QI_CURVES = [${curves.join(', ')}]

/** Per wave: frequency minus that of the wave before, tenths of a second, phase. */
export const QI_WAVES = [${waves.join(', ')}]

/** Residuals in seconds, one character per term (small-numbers.ts of src/bazi). */
export const QI_RESIDUALS =
  '${residuals}'
`
}

if (import.meta.main) writeFileSync(TARGET, generateQiTableSource())
