import type { BranchCode, Ganzhi, NatalPairs, PillarPlace, StarCode } from '#bazi/index.ts'
import { isStarFrom, SIXTY } from '#bazi/index.ts'

/** Natal pillars from which the day's texts count each star; for stars that are part of the score only the day pillar, as in the score. */
const FROM: Partial<Readonly<Record<StarCode, readonly PillarPlace[]>>> = {
  tianyiguiren: ['day'],
  wenchangguiren: ['day'],
  lushen: ['day'],
  yangren: ['day'],
  jiesha: ['day'],
  kongwang: ['day'],
  yima: ['year', 'day'],
  taohua: ['year', 'day'],
  huagai: ['year', 'day'],
  hongluan: ['year'],
  tianxi: ['year'],
}

/** Whether a day's pair has a star that is counted from the chart's pillars. */
export function dayHasStar(natal: NatalPairs, star: StarCode, pair: Ganzhi): boolean {
  return FROM[star]?.some((place) => isStarFrom(star, natal[place]!, pair, natal.school)) ?? false
}

/** Returns the index of a branch among those that are this star for the chart; each branch is tested with its first pair. */
export function indexOfStarBranch(natal: NatalPairs, star: StarCode, branch: BranchCode): number {
  return SIXTY.slice(0, 12)
    .filter((pair) => dayHasStar(natal, star, pair))
    .findIndex((pair) => pair.branch === branch)
}
