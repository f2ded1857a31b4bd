/** Darkness of the bar that shows a power value. */
export type BarStrength = 'strong' | 'even' | 'faint'

export function barStrengthOf(score: number): BarStrength {
  return score >= 70 ? 'strong' : score < 45 ? 'faint' : 'even'
}
