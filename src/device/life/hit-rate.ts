import type { LifeVerdict } from '#contract/life.ts'

/** Fewer say nothing. */
export const ENOUGH_VERDICTS = 10

/** How often statements were said to be so, beside how often the same ones meet any chart. */
export interface HitRate {
  readonly hits: number
  readonly misses: number
  readonly unclear: number
  /** Hits of hits and misses, in percent; null while too few were judged. */
  readonly rate: number | null
  /** The mean share of those statements among all charts, in percent; null while too few were judged. */
  readonly chance: number | null
}

/** What is unclear counts for neither. */
export function hitRateOf(verdicts: readonly Pick<LifeVerdict, 'verdict' | 'share'>[]): HitRate {
  const count = (verdict: LifeVerdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length
  const [hits, misses, unclear] = [count('hit'), count('miss'), count('unclear')]
  const decided = verdicts.filter(({ verdict }) => verdict !== 'unclear')
  if (decided.length < ENOUGH_VERDICTS) return { hits, misses, unclear, rate: null, chance: null }
  const shares = decided.reduce((sum, { share }) => sum + share, 0)
  return { hits, misses, unclear, rate: (100 * hits) / decided.length, chance: shares / decided.length }
}
