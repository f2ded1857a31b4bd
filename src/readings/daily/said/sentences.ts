import type { BranchCode, Ganzhi, NatalPairs, ScorePart, ScorePartCode } from '#bazi/index.ts'
import { BRANCHES, branchRelationsOf, elementOfStem } from '#bazi/index.ts'
import { HIDDEN } from '../text/hidden.ts'
import { RELATIONS } from '../text/relations.ts'
import { STARS } from '../text/stars.ts'
import { STEMS } from '../text/stems.ts'
import { branchName, elementName, stemName } from './names.ts'
import { nthStarBranchOf } from './star-branches.ts'
import type { Picked, Turn } from './turn.ts'
import { pickOf } from './turn.ts'
import type { Values } from './words.ts'

/** A sentence to be: its line and what fills it. */
export interface Telling {
  readonly picked: Picked
  readonly values: Values
}

/** What a part is of: two of one kind are not told side by side. */
type Kind = 'element' | 'relation' | 'star'

const STAR_CODES = ['tianyiguiren', 'wenchangguiren', 'lushen', 'yangren', 'jiesha', 'kongwang'] as const
type ToldStar = (typeof STAR_CODES)[number]

const isStar = (code: ScorePartCode): code is ToldStar & ScorePartCode => (STAR_CODES as readonly string[]).includes(code)

/** Null for what is of the day alone and no matter of the chart: 建除 and 黄黑道 stand among the reasons. */
function kindOf({ code }: ScorePart): Kind | null {
  if (code.startsWith('duty-') || code.startsWith('path-')) return null
  if (code.startsWith('stem-') || code.startsWith('hidden-')) return code === 'stem-combine' ? 'relation' : 'element'
  return isStar(code) ? 'star' : 'relation'
}

/** Parts that move a value less than this are not worth a second sentence. */
const WORTH_POINTS = 1.5

/** The parts that are told, strongest first, at most one of a kind; of equals the first. */
export function toldPartsOf(parts: readonly ScorePart[]): readonly ScorePart[] {
  const told: ScorePart[] = []
  for (const part of parts.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))) {
    const kind = kindOf(part)
    if (kind === null || told.some((other) => kindOf(other) === kind)) continue
    if (told.length === 0 || Math.abs(part.points) >= WORTH_POINTS) told.push(part)
  }
  return told
}

/** The sentence about a part of the day's value. */
export function partTellingOf(natal: NatalPairs, day: Ganzhi, part: ScorePart, turn: Turn): Telling {
  const { code, pillar, stem } = part
  const values: Values = {
    branch: branchName(day.branch),
    ...(part.natal && { natal: branchName(part.natal) }),
    ...(stem && { stem: stemName(stem), element: elementName(elementOfStem(stem)) }),
    ...(code === 'stem-combine' && { stem: stemName(day.stem) }),
  }
  if (code === 'stem-combine') return { values, picked: pickOf(RELATIONS, code, turn.stem) }
  if (code === 'stem-fair' || code === 'stem-poor') return { values, picked: pickOf(STEMS, `${code}@${day.stem}`, turn.stem) }
  if (code === 'hidden-fair' || code === 'hidden-poor') return { values, picked: pickOf(HIDDEN, `${code}@${day.branch}`, turn.branch) }
  if (isStar(code)) return { values, picked: pickOf(STARS, code, turn.branch, nthStarBranchOf(natal, code, day.branch)) }
  return { values, picked: pickOf(RELATIONS, `${code}@${pillar}`, turn.branch, nthRelatedOf(part.natal!, code, day.branch)) }
}

/** Which of the branches that stand in a relation to a natal branch a day's branch is. */
function nthRelatedOf(natal: BranchCode, code: ScorePartCode, branch: BranchCode): number {
  return BRANCHES.filter((each) => branchRelationsOf(natal, each).some(({ type }) => type === code)).indexOf(branch)
}
