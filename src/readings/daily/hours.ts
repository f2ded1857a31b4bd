import type { BranchCode, Ganzhi, TenGodCode } from '#bazi/index.ts'
import { BRANCHES, hourPillarOf, tenGodOf } from '#bazi/index.ts'
import type { Natal, Power } from './power.ts'
import { powerOfPillar } from './power.ts'

/** One of the twelve double-hours 时辰 of a day. */
export interface HourView extends Power {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** The hour's stem against the natal day stem. */
  readonly tenGod: TenGodCode
}

/** The twelve double-hours of a day, 子 first, paired from the day's stem (五鼠遁), each with its own power. */
export function hoursOf(natal: Natal, day: Ganzhi): readonly HourView[] {
  return BRANCHES.map((branch) => {
    const pair = hourPillarOf(day.stem, branch)
    return { branch, pair, tenGod: tenGodOf(natal.day.stem, pair.stem), ...powerOfPillar(natal, pair) }
  })
}

/** What there is to say of the strip of hours; `now` null speaks of the whole day. */
export interface HoursNote {
  readonly now: Pick<HourView, 'branch' | 'band'> | null
  /** Up to two hours still to come that are stronger than now and the best of what is left; may be empty. */
  readonly strong: readonly BranchCode[]
}

/** Hours this near to the best are named with it. */
const NEAR_POINTS = 3

/** @param now the present double-hour if the day shown is today, else null */
export function hoursNoteOf(hours: readonly HourView[], now: BranchCode | null): HoursNote {
  const place = now === null ? -1 : BRANCHES.indexOf(now)
  const present = hours[place] ?? null
  const left = hours.slice(place + 1)
  const best = Math.max(...left.map((hour) => hour.score), 0)
  const isRising = present === null || best > present.score
  const strong = isRising ? left.filter((hour) => hour.score >= best - NEAR_POINTS).slice(0, 2) : []
  return {
    now: present === null ? null : { branch: present.branch, band: present.band },
    strong: strong.filter((hour) => present === null || hour.score > present.score).map((hour) => hour.branch),
  }
}
