import type { SolarTermCode } from '#almanac/codes.ts'
import type { Ganzhi, NatalPairs, PillarPlace, StarCode, TenGodCode } from '#bazi/index.ts'
import { branchRelationsOf, stemRelationOf } from '#bazi/index.ts'
import type { Lines } from '../line.ts'
import type { Tone } from '../tone.ts'
import { ELDER_DAYS, ELDER_DEAR } from '../text/elder.ts'
import { LOVE_SPECIALS, REST_SPECIALS, STUDY_SPECIALS, WORK_SPECIALS } from '../text/specials.ts'
import { LOVE, REST, STUDY, WORK } from '../text/topics.ts'
import { YOUNG_FRIENDS, YOUNG_REST, YOUNG_STUDY, YOUNG_TASKS } from '../text/young.ts'
import { hasStar, nthStarBranchOf } from './star-branches.ts'
import type { Audience, Topic } from './topic.ts'
import type { Picked, Turn } from './turn.ts'
import { pickOf } from './turn.ts'

/** Full years; before these nobody has an office, and after those nobody is asked about one. */
const FIRST_GROWN = 16
const LAST_GROWN = 75

export function audienceOf(age: number): Audience {
  return age < FIRST_GROWN ? 'young' : age > LAST_GROWN ? 'elder' : 'grown'
}

export interface TopicFacts {
  readonly natal: NatalPairs
  readonly day: Ganzhi
  readonly solarTerm: SolarTermCode | null
  readonly tenGod: TenGodCode
  readonly tone: Tone
  readonly turn: Turn
}

const YOUNG: Readonly<Record<Topic, Lines>> = { work: YOUNG_TASKS, love: YOUNG_FRIENDS, study: YOUNG_STUDY, rest: YOUNG_REST }
const GROWN: Readonly<Record<Topic, Lines>> = { work: WORK, love: LOVE, study: STUDY, rest: REST }
const SPECIALS: Readonly<Record<Topic, Lines>> = {
  work: WORK_SPECIALS,
  love: LOVE_SPECIALS,
  study: STUDY_SPECIALS,
  rest: REST_SPECIALS,
}

/** The line of a topic: what is particular to this day and chart before what its ten god brings. */
export function topicOf(topic: Topic, audience: Audience, facts: TopicFacts): Picked {
  const { tenGod, turn } = facts
  if (audience === 'young') return pickOf(YOUNG[topic], tenGod, turn.stem)
  if (audience === 'elder' && topic === 'work') return pickOf(ELDER_DAYS, tenGod, turn.stem)
  if (audience === 'elder' && topic === 'love') return pickOf(ELDER_DEAR, tenGod, turn.stem)
  return specialOf(SPECIALS[topic], facts) ?? pickOf(GROWN[topic], `${tenGod}-${facts.tone === 'hold' ? 'held' : 'open'}`, turn.stem)
}

interface SpecialKey {
  readonly key: string
  readonly type: string
  readonly place: PillarPlace | undefined
}

const specialKeys = new Map<Lines, readonly SpecialKey[]>()

/** The keys of a table with their parts, taken apart once. */
function specialKeysOf(lines: Lines): readonly SpecialKey[] {
  const known = specialKeys.get(lines)
  if (known !== undefined) return known
  const keys = Object.keys(lines).map((key) => {
    const [type, place] = key.split('@') as [string, PillarPlace | undefined]
    return { key, type, place }
  })
  specialKeys.set(lines, keys)
  return keys
}

/** The first of the special keys, in the order of their table, that holds today. */
function specialOf(lines: Lines, { natal, day, solarTerm, turn }: TopicFacts): Picked | null {
  for (const { key, type, place } of specialKeysOf(lines)) {
    if (key === solarTerm) return pickOf(lines, key, 0)
    if (key === 'stem-combine' && stemRelationOf(natal.day.stem, day.stem)?.type === key) return pickOf(lines, key, turn.stem)
    if (hasStar(natal, key as StarCode, day)) return pickOf(lines, key, turn.branch, nthStarBranchOf(natal, key as StarCode, day.branch))
    const own = place && natal[place]
    if (own && branchRelationsOf(own.branch, day.branch).some((each) => each.type === type)) return pickOf(lines, key, turn.branch)
  }
  return null
}
