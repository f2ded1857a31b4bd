import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'
import type { Natal, NatalSource } from './natal.ts'
import { natalOf } from './natal.ts'
import { conceptionOf, lifePalaceOf } from './palaces.ts'

/**
 * Body palace 身宫: month and hour branches counted from 寅 and added; as many months after 寅 as the life palace lies before it
 * [some schools use the hour alone]. Its stem by 五虎遁, as for the life palace. null without an hour.
 */
function bodyPalaceOf({ stems, branches }: Natal): Ganzhi | null {
  if (branches[3] === undefined) return null
  return ganzhiAt((stems[0]! % 5) * 12 + 2 + ((branches[1]! + branches[3] + 11) % 12))
}

/** Breath of the embryo 胎息: the stem and the branch that combine with those of the day (五合, 六合). */
function breathOf(day: Ganzhi): Ganzhi {
  const [stem, branch] = [(day.index + 5) % 10, (13 - (day.index % 12)) % 12]
  return ganzhiAt(6 * stem - 5 * branch)
}

/** The pairs computed beside the four pillars. */
export interface Palaces {
  /** 胎元 */
  readonly conception: Ganzhi
  /** 胎息 */
  readonly breath: Ganzhi
  /** 命宫 and 身宫: null without an hour. */
  readonly life: Ganzhi | null
  readonly body: Ganzhi | null
}

/** The palaces of a chart, or of its pairs as texts. @throws BadInput (`source`, or the position of an invalid pair) */
export function palacesOf(source: NatalSource): Palaces {
  const natal = natalOf(source)
  return {
    conception: conceptionOf(natal.pairs[1]!),
    breath: breathOf(natal.pairs[2]!),
    life: lifePalaceOf(natal),
    body: bodyPalaceOf(natal),
  }
}
