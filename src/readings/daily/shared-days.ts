/** Search for days that suit one or more people: `best-days.ts` for each person. */
import type { CivilDate, Ganzhi, NatalPairs } from '#bazi/index.ts'
import type { BestDays, PickedDay, PurposeCode, RejectedDay, RejectReason } from './best-days.ts'
import { findBestDays } from './best-days.ts'

interface Chart {
  readonly pillars: NatalPairs
}

interface Day {
  readonly date: CivilDate
  readonly pair: Ganzhi
}

/** A day that suits everyone. */
export interface SharedPick extends Day {
  /** The lowest fit among the people. */
  readonly fit: number
  /** The day for each person, in the order of the charts. */
  readonly each: readonly PickedDay[]
}

/** Why a day is rejected, and for whom (`whose`: indexes of charts). */
export type SharedRejectReason = RejectReason & { readonly whose: readonly number[] }

export interface SharedReject extends Day {
  readonly reasons: readonly SharedRejectReason[]
}

/** Each day of the range is in one of the lists: `picks` best first, `rejected` by date. */
export interface SharedDays {
  readonly picks: readonly SharedPick[]
  readonly rejected: readonly SharedReject[]
}

type FoundDay = PickedDay | RejectedDay

const isPicked = (day: FoundDay): day is PickedDay => 'fit' in day

/** Finds the days that suit every person for a purpose; the others are rejected. @throws BadInput as `findBestDays` */
export function findSharedDays(charts: readonly Chart[], purpose: PurposeCode, from: CivilDate, to: CivilDate): SharedDays {
  const found = charts.map((chart) => listByDate(findBestDays(chart, purpose, from, to)))
  const picks: SharedPick[] = []
  const rejected: SharedReject[] = []
  for (const [at, { date, pair }] of found[0]!.entries()) {
    const days = found.map((theirs) => theirs[at]!)
    const each = days.filter(isPicked)
    if (each.length === days.length) picks.push({ date, pair, fit: Math.min(...each.map(({ fit }) => fit)), each })
    else rejected.push({ date, pair, reasons: mergeReasons(days) })
  }
  // The sort is stable: ties keep the earlier day first.
  return { picks: picks.sort((a, b) => b.fit - a.fit), rejected }
}

const numberOf = ({ year, month, day }: CivilDate) => (year * 100 + month) * 100 + day

/** Lists every day of the range by date, so that the lists of all people have the same indexes. */
function listByDate({ picks, rejected }: BestDays): readonly FoundDay[] {
  return [...picks, ...rejected].sort((a, b) => numberOf(a.date) - numberOf(b.date))
}

/** Merges equal reasons of different people and collects those people's indexes in `whose`. */
function mergeReasons(days: readonly FoundDay[]): SharedRejectReason[] {
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
