import type { ScorePart } from '#bazi/index.ts'

/** The part that moves a value most; of equals the first: elements, then the natal day, year and month. */
export function strongestOf(parts: readonly ScorePart[]): ScorePart | null {
  return parts.reduce<ScorePart | null>(
    (best, part) => (best === null || Math.abs(part.points) > Math.abs(best.points) ? part : best),
    null,
  )
}
