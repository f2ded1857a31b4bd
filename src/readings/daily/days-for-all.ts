/** Days that suit one or more people: the same door as `best-days.ts`, which it asks about each of them. */
import type { CivilDate, Ganzhi, NatalPairs } from '#bazi/index.ts'
import type { BestDays, PickedDay, PurposeCode, RejectedDay, RejectReason } from './best-days.ts'
import { bestDays } from './best-days.ts'

interface Chart {
  readonly pillars: NatalPairs
}

interface Day {
  readonly date: CivilDate
  readonly pair: Ganzhi
}

/** A day that suits everyone. */
export interface SharedPick extends Day {
  /** The lowest of theirs. */
  readonly fit: number
  /** What it is to each, in the order of the charts. */
  readonly each: readonly PickedDay[]
}

/** Why a day is ruled out, and for whom: numbers of charts. */
export type SharedRejectReason = RejectReason & { readonly whose: readonly number[] }

export interface SharedReject extends Day {
  readonly reasons: readonly SharedRejectReason[]
}

/** Every day of the range is in one of the two: picks best first, rejected in order. */
export interface SharedDays {
  readonly picks: readonly SharedPick[]
  readonly rejected: readonly SharedReject[]
}

type FoundDay = PickedDay | RejectedDay

const isPicked = (day: FoundDay): day is PickedDay => 'fit' in day

/** `bestDays` for one person or more at once. @throws BadInput as `bestDays` */
export function daysForAll(charts: readonly Chart[], purpose: PurposeCode, from: CivilDate, to: CivilDate): SharedDays {
  const found = charts.map((chart) => inOrder(bestDays(chart, purpose, from, to)))
  const picks: SharedPick[] = []
  const rejected: SharedReject[] = []
  for (const [at, { date, pair }] of found[0]!.entries()) {
    const days = found.map((theirs) => theirs[at]!)
    const each = days.filter(isPicked)
    if (each.length === days.length) picks.push({ date, pair, fit: Math.min(...each.map(({ fit }) => fit)), each })
    else rejected.push({ date, pair, reasons: sharedReasonsOf(days) })
  }
  // The sort is stable: of equals the earlier day comes first.
  return { picks: picks.sort((a, b) => b.fit - a.fit), rejected }
}

const numberOf = ({ year, month, day }: CivilDate) => (year * 100 + month) * 100 + day

/** Every day of the range, so that those of all people stand at the same places. */
function inOrder({ picks, rejected }: BestDays): readonly FoundDay[] {
  return [...picks, ...rejected].sort((a, b) => numberOf(a.date) - numberOf(b.date))
}

/** Each reason once, with all whose it is. */
function sharedReasonsOf(days: readonly FoundDay[]): SharedRejectReason[] {
  const shared = new Map<string, RejectReason & { whose: number[] }>()
  for (const [person, day] of days.entries()) {
    for (const reason of isPicked(day) ? [] : day.reasons) {
      const key = 'pillar' in reason ? `${reason.code} ${reason.pillar}` : reason.code
      const known = shared.get(key) ?? { ...reason, whose: [] }
      known.whose.push(person)
      shared.set(key, known)
    }
  }
  return [...shared.values()]
}
