import type { Band } from './bands.ts'
import { bandOf } from './bands.ts'
import type { Score } from './day-score.ts'
import { scorerOf } from './day-score.ts'
import type { BaziMonth } from './flow.ts'
import { baziMonthsOf } from './flow.ts'
import type { Layer } from './layers.ts'
import { layerOf } from './layers.ts'
import type { NatalSource } from './natal.ts'
import { yearPillarOf } from './pillars.ts'
import type { SeasonCode } from './season-codes.ts'
import { SEASON_HAN } from './season-codes.ts'

/** The Bazi year that begins at 立春 of `year`, for one chart. */
export interface AnnualView extends Layer {
  readonly year: number
  /** Score of the year's own pair. */
  readonly score: Score
  /** The twelve months 寅 to 丑, each scored by its pair. */
  readonly months: readonly (BaziMonth & Layer & Score)[]
  /** The four seasons; each score is the rounded mean of the season's three months. */
  readonly seasons: readonly { readonly season: SeasonCode; readonly score: number; readonly band: Band }[]
}

/** Computes the view of one year, 1849–2100. @throws BadInput (`year`, or a pillar that is not one of the sixty pairs) */
export function annualViewOf(source: NatalSource, year: number): AnnualView {
  const { pairOf } = scorerOf(source)
  const months = baziMonthsOf(year).map((month) => ({ ...month, ...layerOf(source, month), ...pairOf(month) }))
  const seasons = (Object.keys(SEASON_HAN) as SeasonCode[]).map((season, i) => {
    const score = Math.round(months.slice(i * 3, i * 3 + 3).reduce((sum, month) => sum + month.score, 0) / 3)
    return { season, score, band: bandOf(score) }
  })
  const pair = yearPillarOf(year)
  return { year, ...layerOf(source, pair), score: pairOf(pair), months, seasons }
}
