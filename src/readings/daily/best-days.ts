/** Search for days that suit a purpose. Not exported from `index.ts`, because it loads the almanac's 宜 and 忌 lists (8 kB gzip). */
import { dayListsOf } from '#almanac/index.ts'
import type { CivilDate, NatalPairs } from '#bazi/index.ts'
import type { ClashPillar } from './clashes.ts'
import type { HindranceCode } from './hindrances.ts'
import { listHindrances } from './hindrances.ts'
import type { PurposeCode } from './purposes.ts'
import { getPurpose } from './purposes.ts'
import type { RatedDay } from './range.ts'
import { rateDays } from './range.ts'

export type { PurposeCode } from './purposes.ts'
export { PURPOSES } from './purposes.ts'

/** A reason for the fit of a day; the points add up to its `fit`. */
export interface PickReason {
  /**
   * `score`: power value; `advised`: in 宜; `conflicting`: 忌 has a secondary name of the purpose; `duty-…`: day officer;
   * else 大事勿用 (minor matters).
   */
  readonly code: 'score' | 'advised' | 'conflicting' | 'duty-suits' | 'duty-hinders' | HindranceCode
  readonly points: number
}

/**
 * Why a day is rejected. `warned`: in 忌; `conflicting`: 宜 has a secondary name; `nothing`: 诸事不宜; `only-named`: 馀事勿取;
 * `score-low`: below 55.
 */
export type RejectReason =
  | { readonly code: 'clash'; readonly pillar: ClashPillar }
  | { readonly code: 'warned' | 'conflicting' | 'nothing' | 'only-named' | 'duty-hinders' | 'score-low' | HindranceCode }

export interface PickedDay extends RatedDay {
  readonly fit: number
  readonly reasons: readonly PickReason[]
}

export interface RejectedDay extends RatedDay {
  readonly reasons: readonly RejectReason[]
}

/** Each day of the range is in one of the lists: `picks` best first, `rejected` by date. */
export interface BestDays {
  readonly picks: readonly PickedDay[]
  readonly rejected: readonly RejectedDay[]
}

/** [P] 宜 is the almanac's overall judgement and so counts more than the officer, which is one part of it. */
const ADVISED_POINTS = 10
const CONFLICTING_POINTS = -5
const DUTY_POINTS = 6
const HINDRANCE_POINTS = -6
/** Lower bound of the band `even`. */
const LOWEST_SCORE = 55

interface AlmanacVerdict {
  readonly advised: boolean
  readonly warned: boolean
  readonly conflicting: boolean
  readonly nothing: boolean
  readonly onlyNamed: boolean
  readonly hindrances: readonly HindranceCode[]
  readonly isGreat: boolean
  readonly duty: 'suits' | 'hinders' | null
}

function evaluateAlmanac(code: PurposeCode, day: RatedDay): AlmanacVerdict {
  const { pair, month, duty } = day
  const { activities, suits, hinders, isGreat } = getPurpose(code)
  const lists = dayListsOf(month, pair)
  const warned = activities.some((activity) => lists.dont.includes(activity))
  return {
    warned,
    advised: !warned && !lists.nothing && activities.some((activity) => lists.do.includes(activity)),
    conflicting: activities.some((activity) => lists.conflicting.includes(activity)),
    nothing: lists.nothing,
    onlyNamed: lists.onlyNamed,
    hindrances: listHindrances(day),
    isGreat,
    duty: suits.includes(duty) ? 'suits' : hinders.includes(duty) ? 'hinders' : null,
  }
}

/**
 * Lists why a day is rejected. A hindering officer does not count if 宜 names the purpose: 宜 includes gods of virtue, which
 * lift the ban.
 */
function listRejectReasons(day: RatedDay, says: AlmanacVerdict): readonly RejectReason[] {
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

function listPickReasons({ score }: RatedDay, { advised, conflicting, duty, hindrances }: AlmanacVerdict): readonly PickReason[] {
  const reasons: PickReason[] = [{ code: 'score', points: score }]
  if (advised) reasons.push({ code: 'advised', points: ADVISED_POINTS })
  if (conflicting) reasons.push({ code: 'conflicting', points: CONFLICTING_POINTS })
  if (duty !== null) reasons.push({ code: `duty-${duty}`, points: duty === 'suits' ? DUTY_POINTS : -DUTY_POINTS })
  // Only minor purposes get here with a hindrance: a major one has been rejected.
  reasons.push(...hindrances.map((code) => ({ code, points: HINDRANCE_POINTS })))
  return reasons
}

/** Divides the days of a range into picks for a purpose and rejected days, by the rules in the README. */
export function findBestDays(chart: { readonly pillars: NatalPairs }, purpose: PurposeCode, from: CivilDate, to: CivilDate): BestDays {
  const picks: PickedDay[] = []
  const rejected: RejectedDay[] = []
  for (const day of rateDays(chart, from, to)) {
    const says = evaluateAlmanac(purpose, day)
    const against = listRejectReasons(day, says)
    if (against.length > 0) rejected.push({ ...day, reasons: against })
    else picks.push(rateFit(day, says))
  }
  // The sort is stable: ties keep the earlier day first.
  return { picks: picks.sort((a, b) => b.fit - a.fit), rejected }
}

function rateFit(day: RatedDay, says: AlmanacVerdict): PickedDay {
  const reasons = listPickReasons(day, says)
  return { ...day, fit: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}
