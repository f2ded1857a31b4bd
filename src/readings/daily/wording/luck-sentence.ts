import type { Ganzhi } from '#bazi/index.ts'
import { BRANCHES, branchRelationsOf, stemRelationOf } from '#bazi/index.ts'
import { LUCK } from '../text/luck.ts'
import { translatePair } from './names.ts'
import type { SentenceDraft } from './sentences.ts'
import type { PickedLine, RotationCounters } from './rotation.ts'
import { pickLine } from './rotation.ts'

/** Relations of a day's pair to the pair of a cycle or year, most significant first. */
const TIES = ['clash', 'six-combine', 'same-branch', 'same-stem', 'stem-combine', 'half-three'] as const
type Tie = (typeof TIES)[number]

function findTie(day: Ganzhi, layer: Ganzhi): Tie | undefined {
  const related = branchRelationsOf(layer.branch, day.branch).map(({ type }) => type as string)
  return TIES.find((tie) => {
    if (tie === 'same-branch') return day.branch === layer.branch
    if (tie === 'same-stem') return day.stem === layer.stem
    if (tie === 'stem-combine') return stemRelationOf(layer.stem, day.stem)?.type === tie
    return related.includes(tie)
  })
}

const OF_STEMS: readonly Tie[] = ['same-stem', 'stem-combine']

function pickTieLine(key: string, tie: Tie, day: Ganzhi, layer: Ganzhi, turn: RotationCounters): PickedLine {
  if (OF_STEMS.includes(tie)) return pickLine(LUCK, key, turn.stem)
  const tied = BRANCHES.filter((each) => branchRelationsOf(layer.branch, each).some(({ type }) => type === tie))
  return pickLine(LUCK, key, turn.branch, Math.max(tied.indexOf(day.branch), 0))
}

/** Composes the sentence on the day's relation to the luck cycle, else to the year; null if the day is related to neither. */
export function composeLuckSentence(day: Ganzhi, luck: Ganzhi | null, year: Ganzhi, turn: RotationCounters): SentenceDraft | null {
  for (const [name, layer] of [
    ['luck', luck],
    ['year', year],
  ] as const) {
    const tie = layer && findTie(day, layer)
    if (!layer || !tie) continue
    return { picked: pickTieLine(`${name}-${tie}`, tie, day, layer, turn), values: { [name]: translatePair(layer) } }
  }
  return null
}
