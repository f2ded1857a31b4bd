import type { BranchCode, Ganzhi, NatalPairs, PillarPlace, StarCode } from '#bazi/index.ts'
import { isStarFrom, SIXTY } from '#bazi/index.ts'

/** The natal pillars from which the day's lines count a star: those of the power value from the day alone, as it does. */
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

export function hasStar(natal: NatalPairs, star: StarCode, pair: Ganzhi): boolean {
  return FROM[star]?.some((place) => isStarFrom(star, natal[place]!, pair, natal.school)) ?? false
}

/** Which of the branches in which a chart finds a star this one is; the first pair of each branch stands for it. */
export function nthStarBranchOf(natal: NatalPairs, star: StarCode, branch: BranchCode): number {
  return SIXTY.slice(0, 12)
    .filter((pair) => hasStar(natal, star, pair))
    .findIndex((pair) => pair.branch === branch)
}
