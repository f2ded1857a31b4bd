import type { Chart, CivilDate, LuckPillar } from '#bazi/index.ts'
import { luckPillarAt } from '#bazi/index.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** The luck pillar of the ten years that rule at noon of a day; null before the first and after the tenth. */
export function luckOn(chart: Chart, { year, month, day }: CivilDate): LuckPillar | null {
  return luckPillarAt(chart, `${year}-${two(month)}-${two(day)}T12:00:00Z`)
}
