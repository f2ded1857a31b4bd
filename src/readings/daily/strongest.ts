import type { ScorePart } from '#bazi/index.ts'

/**
 * Finds the score part with the largest effect; on a tie the first one (elements come first, then natal day, year, month).
 * Null if empty.
 */
export function findStrongestScorePart(parts: readonly ScorePart[]): ScorePart | null {
  return parts.reduce<ScorePart | null>(
    (best, part) => (best === null || Math.abs(part.points) > Math.abs(best.points) ? part : best),
    null,
  )
}
