import { castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { shanghai } from './archives.ts'

export const chart = castChart(toBirthInput(shanghai))

/** Fractions of 1, as `#art` expects. */
export const SHARES = { wood: 0.08, fire: 0.34, earth: 0.22, metal: 0.31, water: 0.05 } as const

/** Scores of the twelve months of a year, 0 to 100. */
export const SCORES = [62, 71, 55, 48, 66, 80, 74, 59, 41, 52, 68, 77] as const
