import type { Chart, CivilDate, LuckPillar } from '#bazi/index.ts'
import { luckPillarAt } from '#bazi/index.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** Returns the luck pillar at noon UTC of a day; null before the first luck pillar and after the tenth. */
export function luckPillarAtNoon(chart: Chart, { year, month, day }: CivilDate): LuckPillar | null {
  return luckPillarAt(chart, `${year}-${two(month)}-${two(day)}T12:00:00Z`)
}
