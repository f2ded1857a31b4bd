import type { LifeVerdict } from '#contract/life.ts'

/** Minimum number of decided verdicts; fewer give no meaningful rate. */
export const MIN_VERDICTS = 10

/** How often the reader confirmed statements, compared with the percentage of all charts to which the statements apply. */
export interface HitRate {
  readonly hits: number
  readonly misses: number
  readonly unclear: number
  /** Percentage of hits among hits and misses; null if there are fewer than `MIN_VERDICTS`. */
  readonly rate: number | null
  /** Mean percentage of all charts to which these statements apply; null if there are fewer than `MIN_VERDICTS`. */
  readonly chance: number | null
}

/** Computes the hit rate; unclear verdicts do not affect the rate. */
export function computeHitRate(verdicts: readonly Pick<LifeVerdict, 'verdict' | 'share'>[]): HitRate {
  const count = (verdict: LifeVerdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length
  const [hits, misses, unclear] = [count('hit'), count('miss'), count('unclear')]
  const decided = verdicts.filter(({ verdict }) => verdict !== 'unclear')
  if (decided.length < MIN_VERDICTS) return { hits, misses, unclear, rate: null, chance: null }
  const shares = decided.reduce((sum, { share }) => sum + share, 0)
  return { hits, misses, unclear, rate: (100 * hits) / decided.length, chance: shares / decided.length }
}
