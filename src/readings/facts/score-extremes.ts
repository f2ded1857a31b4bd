/** Highest or lowest score among months or seasons of a year. Every text about a best or lowest part uses these functions. */
export type ScoreExtreme = 'best' | 'worst'

interface Scored {
  readonly score: number
}

/** Lists all parts that share the highest or the lowest score. */
export function listExtremes<T extends Scored>(parts: readonly T[], which: ScoreExtreme): readonly T[] {
  const edge = (which === 'best' ? Math.max : Math.min)(...parts.map(({ score }) => score))
  return parts.filter(({ score }) => score === edge)
}

/** Returns the part with the highest or lowest score; undefined if several share that score. */
export function findSoleExtreme<T extends Scored>(parts: readonly T[], which: ScoreExtreme): T | undefined {
  const [first, ...others] = listExtremes(parts, which)
  return others.length === 0 ? first : undefined
}
