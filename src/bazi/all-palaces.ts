import type { Ganzhi } from './cycle.ts'
import { sixtyAt } from './cycle.ts'
import type { Natal, NatalSource } from './natal.ts'
import { natalOf } from './natal.ts'
import { conceptionOf, lifePalaceOf } from './palaces.ts'

/**
 * 身宫 body palace: month and hour branches counted from 寅 and added, as many months on from 寅 as the life palace goes back
 * [some take the hour alone]; its stem by 五虎遁 as the life palace's. null without an hour.
 */
function bodyPalaceOf({ stems, branches }: Natal): Ganzhi | null {
  if (branches[3] === undefined) return null
  return sixtyAt((stems[0]! % 5) * 12 + 2 + ((branches[1]! + branches[3] + 11) % 12))
}

/** 胎息 breath of the embryo: the stem and the branch that the day's combine with (五合, 六合). */
function breathOf(day: Ganzhi): Ganzhi {
  const [stem, branch] = [(day.index + 5) % 10, (13 - (day.index % 12)) % 12]
  return sixtyAt(6 * stem - 5 * branch)
}

/** What is reckoned beside the four pillars, each a pair of its own. */
export interface Palaces {
  /** 胎元 */
  readonly conception: Ganzhi
  /** 胎息 */
  readonly breath: Ganzhi
  /** 命宫 and 身宫: null without an hour. */
  readonly life: Ganzhi | null
  readonly body: Ganzhi | null
}

/** The palaces of a chart, or of its pairs as texts. @throws BadInput (`source`, or the place of what is no pair) */
export function palacesOf(source: NatalSource): Palaces {
  const natal = natalOf(source)
  return {
    conception: conceptionOf(natal.pairs[1]!),
    breath: breathOf(natal.pairs[2]!),
    life: lifePalaceOf(natal),
    body: bodyPalaceOf(natal),
  }
}
