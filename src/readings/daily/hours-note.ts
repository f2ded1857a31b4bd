import type { Band, BranchCode } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import type { HourView } from './hours.ts'

/** What there is to say of the strip of hours. `now` is null where the day shown is not today. */
export interface HoursNote {
  readonly now: Pick<HourView, 'branch' | 'band'> | null
  /** The best of the hours to come if it beats the present one, with the hour after it where that is as good. */
  readonly next: { readonly branches: readonly BranchCode[]; readonly band: Band } | null
}

/** Hours this near to the best are as good as it. */
const NEAR_POINTS = 3

/** @param now the present double-hour if the day shown is today, else null for a word on the whole day */
export function hoursNoteOf(hours: readonly HourView[], now: BranchCode | null): HoursNote {
  const place = now === null ? -1 : BRANCHES.indexOf(now)
  const present = hours[place] ?? null
  const left = hours.slice(place + 1).filter((hour) => present === null || hour.score > present.score)
  return {
    now: present === null ? null : { branch: present.branch, band: present.band },
    next: bestOf(hours, left),
  }
}

function bestOf(hours: readonly HourView[], left: readonly HourView[]): HoursNote['next'] {
  const bound = Math.max(...left.map((hour) => hour.score)) - NEAR_POINTS
  const first = left.find((hour) => hour.score >= bound)
  if (first === undefined) return null
  const after = hours[hours.indexOf(first) + 1]
  const isPair = after !== undefined && left.includes(after) && after.score >= bound
  return { branches: isPair ? [first.branch, after.branch] : [first.branch], band: first.band }
}
