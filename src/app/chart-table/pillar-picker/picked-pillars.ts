import {
  BRANCH_HAN,
  type BranchCode,
  BRANCHES,
  type PillarPlace,
  polarityOfBranch,
  polarityOfStem,
  STEM_HAN,
  type StemCode,
  STEMS,
} from '#bazi/index.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'

/** A stem-branch pair entered by the user; null for a part not entered yet. */
export interface PickedPair {
  readonly stem: StemCode | null
  readonly branch: BranchCode | null
}

export type PickedPillars = Readonly<Record<PillarPlace, PickedPair>>

const NONE: PickedPair = { stem: null, branch: null }
/** Picked pillars before any sign is entered. */
export const NO_PILLARS: PickedPillars = { year: NONE, month: NONE, day: NONE, hour: NONE }

/** Returns whether stem and branch can form a pair, i.e. have the same polarity: 甲子 can, 甲丑 cannot. True while incomplete. */
export function isPossiblePair({ stem, branch }: PickedPair): boolean {
  return stem === null || branch === null || polarityOfStem(stem) === polarityOfBranch(branch)
}

/** Formats pillars for the rules engine: 甲子, `?` for an unknown stem or branch, null for an unknown pillar. */
export function formatPickedPillars(pillars: PickedPillars): readonly (string | null)[] {
  return PILLAR_PLACES.map((place) => {
    const { stem, branch } = pillars[place]
    return stem === null && branch === null ? null : `${stem ? STEM_HAN[stem] : '?'}${branch ? BRANCH_HAN[branch] : '?'}`
  })
}

/** Creates a map from characters (甲, 午) and toneless pinyin (jia, wu) to codes. */
const createLookup = <C extends string>(codes: readonly C[], han: Readonly<Record<C, string>>) =>
  new Map(codes.flatMap((code) => [[han[code], code] as const, [code.replace(/\d$/, ''), code] as const]))
const STEM_NAMES = createLookup(STEMS, STEM_HAN)
const BRANCH_NAMES = createLookup(BRANCHES, BRANCH_HAN)
const UNKNOWN = /^[?？〇○-]$/u

/**
 * Parses one to four pairs (己巳 丁丑, or `ji si, ding chou`; `?` for an unknown sign); null if impossible. `wu` is 戊 or 午, depending on
 * its position.
 */
export function parsePillars(text: string): PickedPillars | null {
  const signs = text.toLowerCase().match(/[a-z]+|[?？〇○-]|\p{Script=Han}/gu) ?? []
  if (signs.length === 0 || signs.length > 8 || signs.length % 2 === 1) return null
  const pairs: PickedPair[] = []
  for (let at = 0; at < signs.length; at += 2) {
    const [stem, branch] = [read(STEM_NAMES, signs[at]!), read(BRANCH_NAMES, signs[at + 1]!)]
    if (stem === undefined || branch === undefined || !isPossiblePair({ stem, branch })) return null
    pairs.push({ stem, branch })
  }
  return Object.fromEntries(PILLAR_PLACES.map((place, at) => [place, pairs[at] ?? NONE])) as unknown as PickedPillars
}

function read<C>(names: ReadonlyMap<string, C>, sign: string): C | null | undefined {
  return UNKNOWN.test(sign) ? null : names.get(sign)
}
