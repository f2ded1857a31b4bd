import type { BranchCode, Ganzhi } from '#bazi/index.ts'
import { BadInput, BRANCHES, SIXTY } from '#bazi/index.ts'
import { ACTIVITIES } from './activities.ts'
import { ADVISED, CONFLICTING, LUCKY_GODS, MARKS, UNLUCKY_GODS, WARNED } from './data/day-lists.ts'
import type { DayGodCode } from './day-god-codes.ts'
import { LUCKY_GOD_ORDER, UNLUCKY_GOD_ORDER } from './god-order.ts'
import { unpackCodes } from './packed-codes.ts'
import type { DayActivities } from './taboos.ts'

/** Activities and gods of a day; they depend only on the day's pair and the branch of the month. */
export interface DayLists extends DayActivities {
  readonly gods: readonly DayGodCode[]
}

const [advised, warned, conflicting, lucky, unlucky] = [ADVISED, WARNED, CONFLICTING, LUCKY_GODS, UNLUCKY_GODS].map((lists) =>
  lists.split('|'),
) as [string[], string[], string[], string[], string[]]

/** Cache by month branch × 60 + index of the day's pair. */
const made: (DayLists | undefined)[] = []

/** Returns the lists of a day (协纪辨方书 tradition); the month's stem is irrelevant. @throws BadInput (`month` or `day`) */
export function dayListsOf(month: BranchCode, day: Ganzhi): DayLists {
  const branch = BRANCHES.indexOf(month)
  if (branch < 0) throw new BadInput('month', 'format')
  if (SIXTY[(day as Ganzhi | null)?.index ?? -1] === undefined) throw new BadInput('day', 'format')
  const at = branch * 60 + day.index
  return (made[at] ??= listsAt(at))
}

function listsAt(at: number): DayLists {
  const marks = Number(MARKS[at])
  return Object.freeze({
    do: unpackCodes(advised[at]!, ACTIVITIES),
    dont: unpackCodes(warned[at]!, ACTIVITIES),
    conflicting: unpackCodes(conflicting[at]!, ACTIVITIES),
    nothing: (marks & 1) > 0,
    onlyNamed: (marks & 2) > 0,
    gods: [...unpackCodes(lucky[at]!, LUCKY_GOD_ORDER), ...unpackCodes(unlucky[at]!, UNLUCKY_GOD_ORDER)],
  })
}
