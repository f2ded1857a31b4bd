import type { Ganzhi } from '#bazi/index.ts'
import { BRANCHES, branchRelationsOf, stemRelationOf } from '#bazi/index.ts'
import { LUCK } from '../text/luck.ts'
import { pairName } from './names.ts'
import type { Telling } from './sentences.ts'
import type { Picked, Turn } from './turn.ts'
import { pickOf } from './turn.ts'

/** How a day stands to a pair that rules for longer, the most telling first. */
const TIES = ['clash', 'six-combine', 'same-branch', 'same-stem', 'stem-combine', 'half-three'] as const
type Tie = (typeof TIES)[number]

function tieOf(day: Ganzhi, layer: Ganzhi): Tie | undefined {
  const related = branchRelationsOf(layer.branch, day.branch).map(({ type }) => type as string)
  return TIES.find((tie) => {
    if (tie === 'same-branch') return day.branch === layer.branch
    if (tie === 'same-stem') return day.stem === layer.stem
    if (tie === 'stem-combine') return stemRelationOf(layer.stem, day.stem)?.type === tie
    return related.includes(tie)
  })
}

const OF_STEMS: readonly Tie[] = ['same-stem', 'stem-combine']

function pickedOf(key: string, tie: Tie, day: Ganzhi, layer: Ganzhi, turn: Turn): Picked {
  if (OF_STEMS.includes(tie)) return pickOf(LUCK, key, turn.stem)
  const tied = BRANCHES.filter((each) => branchRelationsOf(layer.branch, each).some(({ type }) => type === tie))
  return pickOf(LUCK, key, turn.branch, Math.max(tied.indexOf(day.branch), 0))
}

/** What the day is to the present ten years, else to the year; null where it is nothing to either. */
export function luckTellingOf(day: Ganzhi, luck: Ganzhi | null, year: Ganzhi, turn: Turn): Telling | null {
  for (const [name, layer] of [
    ['luck', luck],
    ['year', year],
  ] as const) {
    const tie = layer && tieOf(day, layer)
    if (!layer || !tie) continue
    return { picked: pickedOf(`${name}-${tie}`, tie, day, layer, turn), values: { [name]: pairName(layer) } }
  }
  return null
}
