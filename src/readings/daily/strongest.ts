import type { ScorePart } from '#bazi/index.ts'

/** Finds the score part with the largest effect; ties by order: elements, then natal day, year and month. */
export function findStrongestPart(parts: readonly ScorePart[]): ScorePart | null {
  return parts.reduce<ScorePart | null>(
    (best, part) => (best === null || Math.abs(part.points) > Math.abs(best.points) ? part : best),
    null,
  )
}
