/** The finder of days: a door of its own, because 宜 and 忌 bring the almanac's lists (8 kB gzip). */
import { dayListsOf } from '#almanac/index.ts'
import type { CivilDate, NatalPairs } from '#bazi/index.ts'
import type { ClashPlace } from './clashes.ts'
import type { HindranceCode } from './hindrances.ts'
import { hindrancesOf } from './hindrances.ts'
import type { PurposeCode } from './purposes.ts'
import { purposeOf } from './purposes.ts'
import type { RatedDay } from './range.ts'
import { daysOf } from './range.ts'

export type { PurposeCode } from './purposes.ts'
export { PURPOSES } from './purposes.ts'

/** Why a day is as good as it is for a purpose; the points add up to its fit. */
export interface PickReason {
  /** The power value, 宜 of the almanac, 忌 of a lesser name of the same, the officer's suiting or hindering, 大事勿用 for a small matter. */
  readonly code: 'score' | 'advised' | 'conflicting' | 'duty-suits' | 'duty-hinders' | HindranceCode
  readonly points: number
}

/**
 * Why a day is none to choose: its clash with a natal pillar, 忌 (beside it `conflicting` where 宜 has a
 * lesser name of the same), 诸事不宜, 馀事勿取 without the purpose, its officer, 大事勿用 for a great matter, or
 * a power value below 55.
 */
export type RejectReason =
  | { readonly code: 'clash'; readonly pillar: ClashPlace }
  | { readonly code: 'warned' | 'conflicting' | 'nothing' | 'only-named' | 'duty-hinders' | 'score-low' | HindranceCode }

export interface PickedDay extends RatedDay {
  readonly fit: number
  readonly reasons: readonly PickReason[]
}

export interface RejectedDay extends RatedDay {
  readonly reasons: readonly RejectReason[]
}

/** Every day of the range is in one of the two: picks best first, rejected in order. */
export interface BestDays {
  readonly picks: readonly PickedDay[]
  readonly rejected: readonly RejectedDay[]
}

/** [P]: 宜 is the almanac's whole judgement, the officer one part of it. */
const ADVISED_POINTS = 10
const CONFLICTING_POINTS = -5
const DUTY_POINTS = 6
const HINDRANCE_POINTS = -6
/** Below the band called even. */
const LOWEST_SCORE = 55

interface AlmanacSays {
  readonly advised: boolean
  readonly warned: boolean
  readonly conflicting: boolean
  readonly nothing: boolean
  readonly onlyNamed: boolean
  readonly hindrances: readonly HindranceCode[]
  readonly isGreat: boolean
  readonly duty: 'suits' | 'hinders' | null
}

function almanacSays(code: PurposeCode, day: RatedDay): AlmanacSays {
  const { pair, month, duty } = day
  const { activities, suits, hinders, isGreat } = purposeOf(code)
  const lists = dayListsOf(month, pair)
  const warned = activities.some((activity) => lists.dont.includes(activity))
  return {
    warned,
    advised: !warned && !lists.nothing && activities.some((activity) => lists.do.includes(activity)),
    conflicting: activities.some((activity) => lists.conflicting.includes(activity)),
    nothing: lists.nothing,
    onlyNamed: lists.onlyNamed,
    hindrances: hindrancesOf(day),
    isGreat,
    duty: suits.includes(duty) ? 'suits' : hinders.includes(duty) ? 'hinders' : null,
  }
}

/** Where 宜 names the purpose in spite of the officer, a god of virtue has lifted the ban: the almanac has weighed it. */
function rejectReasonsOf(day: RatedDay, says: AlmanacSays): readonly RejectReason[] {
  const reasons: RejectReason[] = day.clashes.map((pillar) => ({ code: 'clash', pillar }))
  if (says.warned) reasons.push({ code: 'warned' })
  if (says.warned && says.conflicting) reasons.push({ code: 'conflicting' })
  if (says.nothing) reasons.push({ code: 'nothing' })
  if (says.onlyNamed && !says.advised) reasons.push({ code: 'only-named' })
  if (says.duty === 'hinders' && !says.advised) reasons.push({ code: 'duty-hinders' })
  if (says.isGreat) reasons.push(...says.hindrances.map((code) => ({ code })))
  if (day.score < LOWEST_SCORE) reasons.push({ code: 'score-low' })
  return reasons
}

function pickReasonsOf({ score }: RatedDay, { advised, conflicting, duty, hindrances }: AlmanacSays): readonly PickReason[] {
  const reasons: PickReason[] = [{ code: 'score', points: score }]
  if (advised) reasons.push({ code: 'advised', points: ADVISED_POINTS })
  if (conflicting) reasons.push({ code: 'conflicting', points: CONFLICTING_POINTS })
  if (duty !== null) reasons.push({ code: `duty-${duty}`, points: duty === 'suits' ? DUTY_POINTS : -DUTY_POINTS })
  // Of a great matter none gets here.
  reasons.push(...hindrances.map((code) => ({ code, points: HINDRANCE_POINTS })))
  return reasons
}

/** The rule that both lists follow, by day: README. */
export function bestDays(chart: { readonly pillars: NatalPairs }, purpose: PurposeCode, from: CivilDate, to: CivilDate): BestDays {
  const picks: PickedDay[] = []
  const rejected: RejectedDay[] = []
  for (const day of daysOf(chart, from, to)) {
    const says = almanacSays(purpose, day)
    const against = rejectReasonsOf(day, says)
    if (against.length > 0) rejected.push({ ...day, reasons: against })
    else picks.push(pickOf(day, says))
  }
  // The sort is stable: of equals the earlier day comes first.
  return { picks: picks.sort((a, b) => b.fit - a.fit), rejected }
}

function pickOf(day: RatedDay, says: AlmanacSays): PickedDay {
  const reasons = pickReasonsOf(day, says)
  return { ...day, fit: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}
