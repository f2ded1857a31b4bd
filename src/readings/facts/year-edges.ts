/** The order of a year's months and seasons, by their scores alone: whatever is called best or lowest is called so from here. */
export type Edge = 'best' | 'worst'

interface Scored {
  readonly score: number
}

/** All that share the highest score, or the lowest. */
export function edgeOf<T extends Scored>(parts: readonly T[], which: Edge): readonly T[] {
  const edge = (which === 'best' ? Math.max : Math.min)(...parts.map(({ score }) => score))
  return parts.filter(({ score }) => score === edge)
}

/** The one that stands alone there; undefined where two or more are equal. */
export function soleOf<T extends Scored>(parts: readonly T[], which: Edge): T | undefined {
  const [first, ...others] = edgeOf(parts, which)
  return others.length === 0 ? first : undefined
}
