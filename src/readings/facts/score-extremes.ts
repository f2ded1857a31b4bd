/** Highest and lowest scores among the months and seasons of a year. Every text about the best or lowest one uses this. */
export type ScoreExtreme = 'best' | 'worst'

interface Scored {
  readonly score: number
}

/** Lists all parts that share the highest or the lowest score. */
export function listExtremes<T extends Scored>(parts: readonly T[], which: ScoreExtreme): readonly T[] {
  const edge = (which === 'best' ? Math.max : Math.min)(...parts.map(({ score }) => score))
  return parts.filter(({ score }) => score === edge)
}

/** Returns the only part with the highest or lowest score; undefined on a tie. */
export function findSoleExtreme<T extends Scored>(parts: readonly T[], which: ScoreExtreme): T | undefined {
  const [first, ...others] = listExtremes(parts, which)
  return others.length === 0 ? first : undefined
}
