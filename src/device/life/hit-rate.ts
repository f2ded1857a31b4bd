import type { LifeVerdict } from '#contract/life.ts'

/** Fewer verdicts give no meaningful rate. */
export const MIN_VERDICTS = 10

/** How often the reader confirmed statements, compared with how often they apply to any chart. */
export interface HitRate {
  readonly hits: number
  readonly misses: number
  readonly unclear: number
  /** Hits among hits and misses, in percent; null with too few verdicts. */
  readonly rate: number | null
  /** Mean share of all charts that these statements apply to, in percent; null with too few verdicts. */
  readonly chance: number | null
}

/** Computes the hit rate; unclear verdicts are not counted. */
export function computeHitRate(verdicts: readonly Pick<LifeVerdict, 'verdict' | 'share'>[]): HitRate {
  const count = (verdict: LifeVerdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length
  const [hits, misses, unclear] = [count('hit'), count('miss'), count('unclear')]
  const decided = verdicts.filter(({ verdict }) => verdict !== 'unclear')
  if (decided.length < MIN_VERDICTS) return { hits, misses, unclear, rate: null, chance: null }
  const shares = decided.reduce((sum, { share }) => sum + share, 0)
  return { hits, misses, unclear, rate: (100 * hits) / decided.length, chance: shares / decided.length }
}
