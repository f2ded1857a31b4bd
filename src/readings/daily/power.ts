import type { BranchCode, BranchRelationType, DutyCode, Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, dutyOf, isYellowPath, pathGodOf, stemRelationOf } from '#bazi/index.ts'
import type { DayStarCode } from './day-stars.ts'
import { DAY_STAR_CODES, DAY_STARS } from './day-stars.ts'

/** What the rule needs of a birth chart; `pillars` of `castChart` fits. The hour counts for nothing here. */
export interface Natal {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
}

export type NatalPlace = keyof Natal

/** Points of the day's branch against each natal branch (bazi rules §13). */
export const BRANCH_POINTS = {
  'six-combine': { day: 6, year: 3, month: 2 },
  'half-combine': { day: 4, year: 2, month: 1 },
  clash: { day: -10, year: -5, month: -4 },
  punish: { day: -5, year: -2, month: -2 },
  harm: { day: -4, year: -2, month: -1 },
  break: { day: -2, year: -1, month: -1 },
} as const satisfies Record<string, Record<NatalPlace, number>>

export type BranchPartCode = keyof typeof BRANCH_POINTS

export const STEM_COMBINE_POINTS = 3

export const DUTY_POINTS: Readonly<Record<DutyCode, number>> = {
  jian: 0, chu: 2, man: 1, ping: 0, ding4: 2, zhi: 0, po: -6, wei1: -1, cheng: 4, shou: 0, kai: 4, bi: -3,
}

export const PATH_POINTS = 2

export type PartCode =
  | BranchPartCode | 'stem-combine' | DayStarCode | 'duty-fair' | 'duty-poor' | 'path-yellow' | 'path-black'

/** One reason for the value. `pillar` and `natal` (its branch) say what in the chart it was measured against. */
export interface PowerPart {
  readonly code: PartCode
  readonly points: number
  readonly pillar: NatalPlace | null
  readonly natal: BranchCode | null
}

export type Band = 'great' | 'good' | 'even' | 'careful' | 'quiet'

/** A power value 5–99 with its reasons: `score` is 62 + 1.8 × the sum of `parts`, rounded and held in range. */
export interface Power {
  readonly score: number
  readonly band: Band
  readonly parts: readonly PowerPart[]
}

const LOWEST = 5
const HIGHEST = 99
const MIDDLE = 62
const SPREAD = 1.8

/** Power of a day: its pillar and the branch of its month in the almanac. Rule: README. */
export function powerOf(natal: Natal, day: Ganzhi, monthBranch: BranchCode): Power {
  return scored([...personalParts(natal, day), ...almanacParts(day.branch, monthBranch)])
}

/** Power of any other pillar (an hour, a month): the same rule without 建除 and 黄道. */
export function powerOfPillar(natal: Natal, pillar: Ganzhi): Power {
  return scored(personalParts(natal, pillar))
}

function scored(parts: readonly PowerPart[]): Power {
  const sum = parts.reduce((total, part) => total + part.points, 0)
  const score = Math.min(HIGHEST, Math.max(LOWEST, Math.round(MIDDLE + SPREAD * sum)))
  return { score, band: bandOf(score), parts }
}

export function bandOf(score: number): Band {
  if (score >= 80) return 'great'
  if (score >= 68) return 'good'
  if (score >= 55) return 'even'
  return score >= 42 ? 'careful' : 'quiet'
}

/** The part that moves the value most; of equals the first, which is the nearer one to the natal day. */
export function strongestOf(parts: readonly PowerPart[]): PowerPart | null {
  return parts.reduce<PowerPart | null>(
    (best, part) => (best === null || Math.abs(part.points) > Math.abs(best.points) ? part : best),
    null,
  )
}

const PLACES: readonly NatalPlace[] = ['day', 'year', 'month']

function personalParts(natal: Natal, pillar: Ganzhi): readonly PowerPart[] {
  const parts = PLACES.flatMap((place) => branchParts(natal, place, pillar.branch))
  if (stemRelationOf(natal.day.stem, pillar.stem)?.type === 'stem-combine') parts.push(dayPart('stem-combine', STEM_COMBINE_POINTS))
  for (const code of DAY_STAR_CODES) {
    const { points, isAt } = DAY_STARS[code]
    if (isAt(natal.day, pillar.branch)) parts.push(dayPart(code, points))
  }
  return parts
}

function dayPart(code: PartCode, points: number): PowerPart {
  return { code, points, pillar: 'day', natal: null }
}

function branchParts(natal: Natal, pillar: NatalPlace, branch: BranchCode): PowerPart[] {
  const own = natal[pillar].branch
  return branchCodes(branch, own).map((code) => ({ code, points: BRANCH_POINTS[code][pillar], pillar, natal: own }))
}

/** The rule counts a branch's punishment of itself as any other. */
const COUNTED_AS: Readonly<Partial<Record<BranchRelationType, BranchPartCode>>> = {
  'six-combine': 'six-combine',
  'half-three': 'half-combine',
  clash: 'clash',
  punish: 'punish',
  'self-punish': 'punish',
  harm: 'harm',
  break: 'break',
}

/** What counts between two branches. 寅申 and 丑未 are both clash and punishment elsewhere; here a clash only. */
function branchCodes(a: BranchCode, b: BranchCode): readonly BranchPartCode[] {
  const codes = branchRelationsOf(a, b).map(({ type }) => COUNTED_AS[type]).filter((code) => code !== undefined)
  return codes.includes('clash') ? codes.filter((code) => code !== 'punish') : codes
}

function almanacParts(branch: BranchCode, monthBranch: BranchCode): readonly PowerPart[] {
  const duty = DUTY_POINTS[dutyOf(branch, monthBranch)]
  const isYellow = isYellowPath(pathGodOf(branch, monthBranch))
  const path = almanacPart(isYellow ? 'path-yellow' : 'path-black', isYellow ? PATH_POINTS : -PATH_POINTS)
  return duty === 0 ? [path] : [almanacPart(duty > 0 ? 'duty-fair' : 'duty-poor', duty), path]
}

function almanacPart(code: PartCode, points: number): PowerPart {
  return { code, points, pillar: null, natal: null }
}
