/** How dark the bar of a power value is. */
export type BarStrength = 'strong' | 'even' | 'faint'

export function barStrengthOf(score: number): BarStrength {
  return score >= 70 ? 'strong' : score < 45 ? 'faint' : 'even'
}
