/** How dark a power value is drawn. */
export type Strength = 'strong' | 'even' | 'faint'

export function strengthOf(score: number): Strength {
  return score >= 70 ? 'strong' : score < 45 ? 'faint' : 'even'
}
