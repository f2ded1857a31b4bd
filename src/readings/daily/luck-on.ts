import type { Chart, CivilDate, LuckPillar, NatalPairs } from '#bazi/index.ts'
import { luckPillarAt } from '#bazi/index.ts'

const two = (count: number) => String(count).padStart(2, '0')

const isoOf = ({ year, month, day }: CivilDate) => `${year}-${two(month)}-${two(day)}`

/** Returns the luck pillar at noon UTC of a day; null before the first luck pillar and after the tenth. */
export function luckPillarAtNoon(chart: Chart, date: CivilDate): LuckPillar | null {
  return luckPillarAt(chart, `${isoOf(date)}T12:00:00Z`)
}

/** Whether a luck cycle begins on a day; never with an unknown hour, since the date may then be two months off. */
export const isLuckTurn = ({ hour }: Pick<NatalPairs, 'hour'>, luck: LuckPillar | null, date: CivilDate): boolean =>
  hour !== null && luck?.startDate === isoOf(date)
