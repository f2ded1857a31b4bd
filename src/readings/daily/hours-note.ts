import type { Band, BranchCode } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import type { ScoredDoubleHour } from './hours.ts'

/** Note on the strip of hours. `now` is null unless the day shown is today. */
export interface HoursNote {
  readonly now: Pick<ScoredDoubleHour, 'branch' | 'band'> | null
  /** The best hour after the present one, if it scores higher, and an adjacent hour that is as good; the earlier hour first. */
  readonly next: { readonly branches: readonly BranchCode[]; readonly band: Band } | null
}

/** Hours at most this many points below the best count as equally good. */
const NEAR_POINTS = 3

/** Creates the note. @param now the present double-hour if the day shown is today; null for a note on the whole day */
export function createHoursNote(hours: readonly ScoredDoubleHour[], now: BranchCode | null): HoursNote {
  const place = now === null ? -1 : BRANCHES.indexOf(now)
  const present = hours[place] ?? null
  const left = hours.slice(place + 1).filter((hour) => present === null || hour.score > present.score)
  return {
    now: present === null ? null : { branch: present.branch, band: present.band },
    next: findNextHours(hours, left),
  }
}

function findNextHours(hours: readonly ScoredDoubleHour[], left: readonly ScoredDoubleHour[]): HoursNote['next'] {
  const [best] = left.toSorted((one, other) => other.score - one.score)
  if (best === undefined) return null
  const isAsGood = (hour: ScoredDoubleHour | undefined) =>
    hour !== undefined && left.includes(hour) && hour.score >= best.score - NEAR_POINTS
  const place = hours.indexOf(best)
  const first = !isAsGood(hours[place + 1]) && isAsGood(hours[place - 1]) ? place - 1 : place
  const named = hours.slice(first, first + 2).filter(isAsGood)
  return { branches: named.map(({ branch }) => branch), band: best.band }
}
