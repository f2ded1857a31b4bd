import type { BranchCode, Ganzhi, NatalPairs, ScorePart, ScorePartCode } from '#bazi/index.ts'
import { BRANCHES, branchRelationsOf, elementOfStem } from '#bazi/index.ts'
import { HIDDEN_STEM_SENTENCES } from '../text/hidden.ts'
import { RELATIONS } from '../text/relations.ts'
import { STARS } from '../text/stars.ts'
import { STEM_SENTENCES } from '../text/stems.ts'
import { translateBranch, translateElement, translateStem } from './names.ts'
import { indexOfStarBranch } from './star-branches.ts'
import type { PickedLine, RotationCounters } from './rotation.ts'
import { pickLine } from './rotation.ts'
import type { SlotValues } from './line-text.ts'

/** A sentence line with the values of its slots. */
export interface SentenceDraft {
  readonly picked: PickedLine
  readonly values: SlotValues
}

/** Kind of a score part; at most one sentence per kind. */
type Kind = 'element' | 'relation' | 'star'

const STAR_CODES = ['tianyiguiren', 'wenchangguiren', 'lushen', 'yangren', 'jiesha', 'kongwang'] as const
type LineStar = (typeof STAR_CODES)[number]

const isStar = (code: ScorePartCode): code is LineStar & ScorePartCode => (STAR_CODES as readonly string[]).includes(code)

/** Returns the kind of a score part; null for parts that do not depend on the chart (建除, 黄黑道). */
function partKindOf({ code }: ScorePart): Kind | null {
  if (code.startsWith('duty-') || code.startsWith('path-')) return null
  if (code.startsWith('stem-') || code.startsWith('hidden-')) return code === 'stem-combine' ? 'relation' : 'element'
  return isStar(code) ? 'star' : 'relation'
}

/** Minimum effect in points for a part to get a sentence after the first. */
const WORTH_POINTS = 1.5

/** Selects the score parts that get a sentence: strongest first, at most one per kind; ties by order. */
export function selectScoreParts(parts: readonly ScorePart[]): readonly ScorePart[] {
  const selected: ScorePart[] = []
  for (const part of parts.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))) {
    const kind = partKindOf(part)
    if (kind === null || selected.some((other) => partKindOf(other) === kind)) continue
    if (selected.length === 0 || Math.abs(part.points) >= WORTH_POINTS) selected.push(part)
  }
  return selected
}

/** Composes the sentence about a part of the day's score. */
export function composeScorePartSentence(natal: NatalPairs, day: Ganzhi, part: ScorePart, turn: RotationCounters): SentenceDraft {
  const { code, pillar, stem } = part
  const values: SlotValues = {
    branch: translateBranch(day.branch),
    ...(part.natal && { natal: translateBranch(part.natal) }),
    ...(stem && { stem: translateStem(stem), element: translateElement(elementOfStem(stem)) }),
    ...(code === 'stem-combine' && { stem: translateStem(day.stem) }),
  }
  if (code === 'stem-combine') return { values, picked: pickLine(RELATIONS, code, turn.stem) }
  if (code === 'stem-fair' || code === 'stem-poor') return { values, picked: pickLine(STEM_SENTENCES, `${code}@${day.stem}`, turn.stem) }
  if (code === 'hidden-fair' || code === 'hidden-poor')
    return { values, picked: pickLine(HIDDEN_STEM_SENTENCES, `${code}@${day.branch}`, turn.branch) }
  if (isStar(code)) return { values, picked: pickLine(STARS, code, turn.branch, indexOfStarBranch(natal, code, day.branch)) }
  return { values, picked: pickLine(RELATIONS, `${code}@${pillar}`, turn.branch, indexOfRelatedBranch(part.natal!, code, day.branch)) }
}

/** Returns the index of a day's branch among the branches with this relation to the natal branch. */
function indexOfRelatedBranch(natal: BranchCode, code: ScorePartCode, branch: BranchCode): number {
  return BRANCHES.filter((each) => branchRelationsOf(natal, each).some(({ type }) => type === code)).indexOf(branch)
}
