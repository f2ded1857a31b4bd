import type { SolarTermCode } from '#almanac/codes.ts'
import type { Ganzhi, NatalPairs, PillarPlace, StarCode, TenGodCode } from '#bazi/index.ts'
import { branchRelationsOf, stemRelationOf } from '#bazi/index.ts'
import type { DaySentencesByKey } from '../line.ts'
import type { Tone } from '../tone.ts'
import { ELDER_ACTIVITY_SENTENCES, ELDER_COMPANION_SENTENCES } from '../text/elder.ts'
import { LOVE_SPECIALS, REST_SPECIALS, STUDY_SPECIALS, WORK_SPECIALS } from '../text/specials.ts'
import { LOVE, REST, STUDY, WORK } from '../text/topics.ts'
import { YOUNG_FRIENDS, YOUNG_REST, YOUNG_STUDY, YOUNG_TASKS } from '../text/young.ts'
import { dayHasStar, indexOfStarBranch } from './star-branches.ts'
import type { Audience, DayTopic } from './topic.ts'
import type { PickedLine, RotationCounters } from './rotation.ts'
import { pickLine } from './rotation.ts'

/** First and last age (full years) of the audience `grown`, whose texts mention a job. */
const FIRST_GROWN = 16
const LAST_GROWN = 75

export function getAudience(age: number): Audience {
  return age < FIRST_GROWN ? 'young' : age > LAST_GROWN ? 'elder' : 'grown'
}

export interface TopicFacts {
  readonly natal: NatalPairs
  readonly day: Ganzhi
  readonly solarTerm: SolarTermCode | null
  readonly tenGod: TenGodCode
  readonly tone: Tone
  readonly turn: RotationCounters
}

const YOUNG: Readonly<Record<DayTopic, DaySentencesByKey>> = {
  work: YOUNG_TASKS,
  love: YOUNG_FRIENDS,
  study: YOUNG_STUDY,
  rest: YOUNG_REST,
}
const GROWN: Readonly<Record<DayTopic, DaySentencesByKey>> = { work: WORK, love: LOVE, study: STUDY, rest: REST }
const SPECIALS: Readonly<Record<DayTopic, DaySentencesByKey>> = {
  work: WORK_SPECIALS,
  love: LOVE_SPECIALS,
  study: STUDY_SPECIALS,
  rest: REST_SPECIALS,
}

/** Picks the sentence of a topic: for adults a special one if a relation, star or term of the day has one; else the ten god's. */
export function pickTopicLine(topic: DayTopic, audience: Audience, facts: TopicFacts): PickedLine {
  const { tenGod, turn } = facts
  if (audience === 'young') return pickLine(YOUNG[topic], tenGod, turn.stem)
  if (audience === 'elder' && topic === 'work') return pickLine(ELDER_ACTIVITY_SENTENCES, tenGod, turn.stem)
  if (audience === 'elder' && topic === 'love') return pickLine(ELDER_COMPANION_SENTENCES, tenGod, turn.stem)
  return (
    findSpecialLine(SPECIALS[topic], facts) ?? pickLine(GROWN[topic], `${tenGod}-${facts.tone === 'hold' ? 'held' : 'open'}`, turn.stem)
  )
}

interface SpecialKey {
  readonly key: string
  readonly type: string
  readonly place: PillarPlace | undefined
}

const specialKeys = new Map<DaySentencesByKey, readonly SpecialKey[]>()

/** Parses the keys of a table; cached. */
function parseSpecialKeys(lines: DaySentencesByKey): readonly SpecialKey[] {
  const known = specialKeys.get(lines)
  if (known !== undefined) return known
  const keys = Object.keys(lines).map((key) => {
    const [type, place] = key.split('@') as [string, PillarPlace | undefined]
    return { key, type, place }
  })
  specialKeys.set(lines, keys)
  return keys
}

/** Finds the sentence of the first key, in table order, that applies to the day. */
function findSpecialLine(lines: DaySentencesByKey, { natal, day, solarTerm, turn }: TopicFacts): PickedLine | null {
  for (const { key, type, place } of parseSpecialKeys(lines)) {
    if (key === solarTerm) return pickLine(lines, key, 0)
    if (key === 'stem-combine' && stemRelationOf(natal.day.stem, day.stem)?.type === key) return pickLine(lines, key, turn.stem)
    if (dayHasStar(natal, key as StarCode, day))
      return pickLine(lines, key, turn.branch, indexOfStarBranch(natal, key as StarCode, day.branch))
    const own = place && natal[place]
    if (own && branchRelationsOf(own.branch, day.branch).some((each) => each.type === type)) return pickLine(lines, key, turn.branch)
  }
  return null
}
