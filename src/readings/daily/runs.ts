import type { ElementCode, FavourRole, ScorePart, ScorePartCode, ScorePlace } from '#bazi/index.ts'
import { elementOfStem } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'

/** So many days at least, and at most, are a run. */
const SHORTEST = 5
const LONGEST = 14

/** Parts of a value that are no element's. */
export type MeetingCode = Exclude<ScorePartCode, 'stem-fair' | 'stem-poor' | 'hidden-fair' | 'hidden-poor'>

/** What makes a run what it is: an element of its days, in the stems or hidden in the branches, or what they meet; `days` of the run have it. */
export type RunReason =
  | { readonly element: ElementCode; readonly role: FavourRole; readonly days: number }
  | { readonly code: MeetingCode; readonly pillar: ScorePlace | null; readonly days: number }

/** Days one after the other, from the first to the last; its mean is not rounded. */
export interface Run {
  readonly days: readonly RatedDay[]
  readonly mean: number
  readonly reason: RunReason | null
}

export interface Runs {
  readonly best: Run
  /** None where all days that are told belong to the best. */
  readonly quietest: Run | null
}

interface Window {
  readonly from: number
  /** The day after the last. */
  readonly end: number
  readonly mean: number
}

/**
 * The runs of 5 to 14 days with the highest and the lowest mean, which share no day; of equals the longer, then the earlier.
 * Days that are not told are null: no run goes over them, and nothing of them is reckoned in. Null without five days in a row.
 */
export function runsOf(days: readonly (RatedDay | null)[]): Runs | null {
  const seek = seekerOf(days)
  const best = seek(1)
  if (!best) return null
  const quietest = seek(-1, best)
  const told = days.filter((day) => day !== null)
  const usual = kindsOf(told)
  const usually = (name: string) => (usual.get(name)?.points ?? 0) / told.length
  const runOf = ({ from, end, mean }: Window, way: 1 | -1): Run => {
    const run = days.slice(from, end) as RatedDay[]
    return { days: run, mean, reason: reasonOf(run, usually, way) }
  }
  return { best: runOf(best, 1), quietest: quietest ? runOf(quietest, -1) : null }
}

/** Seeks the highest mean (1), or the lowest (−1) beside what is taken. */
function seekerOf(days: readonly (RatedDay | null)[]): (way: 1 | -1, taken?: Window) => Window | undefined {
  // Sums of all days before each: of a run that is the difference of two. And how many told days follow one another from each.
  const sums = [0]
  for (const day of days) sums.push(sums.at(-1)! + (day?.score ?? 0))
  const rooms: number[] = days.map(() => 0)
  for (let at = days.length - 1; at >= 0; at--) rooms[at] = days[at] === null ? 0 : (rooms[at + 1] ?? 0) + 1
  return (way, taken) => {
    let found: Window | undefined
    for (let from = 0; from < days.length; from++) {
      if (taken && from >= taken.from && from < taken.end) continue
      const until = taken && from < taken.from ? taken.from - from : LONGEST
      const room = Math.min(rooms[from]!, until, LONGEST)
      for (let length = SHORTEST; length <= room; length++) {
        const mean = (sums[from + length]! - sums[from]!) / length
        const more = found ? (mean - found.mean) * way : 1
        if (more > 0 || (more === 0 && length > found!.end - found!.from)) found = { from, end: from + length, mean }
      }
    }
    return found
  }
}

/** Points of a kind: in all of a run, and how many of its days have them. */
interface Kind {
  readonly part: ScorePart
  points: number
  days: number
}

/** Of what moves the run its own way (1 up, −1 down), that which does so more than on other days (`usually`: points a day). */
function reasonOf(run: readonly RatedDay[], usually: (name: string) => number, way: 1 | -1): RunReason | null {
  const [first] = [...kindsOf(run)]
    .filter(([, { points }]) => points * way > 0)
    .map(([name, kind]) => ({ kind, more: (kind.points / run.length - usually(name)) * way }))
    .toSorted((a, b) => b.more - a.more)
  if (!first) return null
  const { part, days } = first.kind
  return part.stem === null
    ? { code: part.code as MeetingCode, pillar: part.pillar, days }
    : { element: elementOfStem(part.stem), role: part.role!, days }
}

/** By name: 'wood', 'clash day'. What an element brings in the stem and in the branch counts together. */
function kindsOf(days: readonly RatedDay[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const { parts } of days) {
    const ofDay = new Set<Kind>()
    for (const part of parts) {
      const name = part.stem === null ? `${part.code} ${part.pillar}` : elementOfStem(part.stem)
      const kind = kinds.get(name) ?? { part, points: 0, days: 0 }
      kinds.set(name, kind)
      kind.points += part.points
      ofDay.add(kind)
    }
    for (const kind of ofDay) kind.days += 1
  }
  return kinds
}
