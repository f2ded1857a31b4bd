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

/** One pair of another chart, as far as it is known. */
export interface PickedPair {
  readonly stem: StemCode | null
  readonly branch: BranchCode | null
}

export type PickedPillars = Readonly<Record<PillarPlace, PickedPair>>

const NONE: PickedPair = { stem: null, branch: null }
export const NO_PILLARS: PickedPillars = { year: NONE, month: NONE, day: NONE, hour: NONE }

/** Stems and branches pair by polarity: 甲子 is one of the sixty, 甲丑 is none. */
export function isOfOnePolarity({ stem, branch }: PickedPair): boolean {
  return stem === null || branch === null || polarityOfStem(stem) === polarityOfBranch(branch)
}

/** What the engine asks for: 甲子, `?` for a sign that is not known, null for a pillar that is not. */
export function textsOf(pillars: PickedPillars): readonly (string | null)[] {
  return PILLAR_PLACES.map((place) => {
    const { stem, branch } = pillars[place]
    return stem === null && branch === null ? null : `${stem ? STEM_HAN[stem] : '?'}${branch ? BRANCH_HAN[branch] : '?'}`
  })
}

/** 甲, jia; 午, wu: a sign and, in pinyin, its sound without the tone. */
const named = <C extends string>(codes: readonly C[], han: Readonly<Record<C, string>>) =>
  new Map(codes.flatMap((code) => [[han[code], code] as const, [code.replace(/\d$/, ''), code] as const]))
const STEM_NAMES = named(STEMS, STEM_HAN)
const BRANCH_NAMES = named(BRANCHES, BRANCH_HAN)
const UNKNOWN = /^[?？〇○-]$/u

/**
 * What somebody typed or pasted: 己巳 丁丑 甲子 甲子, or `ji si, ding chou …`; `?` for a sign that is not known. Signs alternate, so
 * that `wu` is 戊 first and 午 after it. Null when it does not read as one to four pairs.
 */
export function pillarsOfText(text: string): PickedPillars | null {
  const signs = text.toLowerCase().match(/[a-z]+|[?？〇○-]|\p{Script=Han}/gu) ?? []
  if (signs.length === 0 || signs.length > 8 || signs.length % 2 === 1) return null
  const pairs: PickedPair[] = []
  for (let at = 0; at < signs.length; at += 2) {
    const [stem, branch] = [read(STEM_NAMES, signs[at]!), read(BRANCH_NAMES, signs[at + 1]!)]
    if (stem === undefined || branch === undefined || !isOfOnePolarity({ stem, branch })) return null
    pairs.push({ stem, branch })
  }
  return Object.fromEntries(PILLAR_PLACES.map((place, at) => [place, pairs[at] ?? NONE])) as unknown as PickedPillars
}

function read<C>(names: ReadonlyMap<string, C>, sign: string): C | null | undefined {
  return UNKNOWN.test(sign) ? null : names.get(sign)
}
