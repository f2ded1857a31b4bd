import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'
import type { NatalNumbers, NatalSource } from './natal.ts'
import { natalNumbersOf } from './natal.ts'
import { conceptionPairOf, lifePalaceOf } from './palaces.ts'

/** Body palace 身宫: sum of month and hour branches counted from 寅; stem by 五虎遁. Some schools use the hour alone. null without an hour. */
function bodyPalaceOf({ stems, branches }: NatalNumbers): Ganzhi | null {
  if (branches[3] === undefined) return null
  return ganzhiAt((stems[0]! % 5) * 12 + 2 + ((branches[1]! + branches[3] + 11) % 12))
}

/** Breath of the embryo 胎息: the stem and branch that combine with the day's stem (五合) and branch (六合). */
function breathOf(day: Ganzhi): Ganzhi {
  const [stem, branch] = [(day.index + 5) % 10, (13 - (day.index % 12)) % 12]
  return ganzhiAt(6 * stem - 5 * branch)
}

/** Pairs derived from the four pillars. */
export interface Palaces {
  /** Conception pair 胎元. */
  readonly conception: Ganzhi
  /** Breath of the embryo 胎息. */
  readonly breath: Ganzhi
  /** Life palace 命宫; null if the hour is unknown. */
  readonly life: Ganzhi | null
  /** Body palace 身宫; null if the hour is unknown. */
  readonly body: Ganzhi | null
}

/** Computes the palaces of a chart or of pillars given as texts. @throws BadInput (`source`, or the position of an invalid pair) */
export function palacesOf(source: NatalSource): Palaces {
  const natal = natalNumbersOf(source)
  return {
    conception: conceptionPairOf(natal.pairs[1]!),
    breath: breathOf(natal.pairs[2]!),
    life: lifePalaceOf(natal),
    body: bodyPalaceOf(natal),
  }
}
