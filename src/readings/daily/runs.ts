import type { ElementCode, FavourRole, ScorePart, ScorePartCode, ScorePlace } from '#bazi/index.ts'
import { elementOfStem } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'

/** Minimum and maximum length of a run in days. */
const SHORTEST = 5
const LONGEST = 14

/** Score parts that do not belong to an element. */
export type NonElementPartCode = Exclude<ScorePartCode, 'stem-fair' | 'stem-poor' | 'hidden-fair' | 'hidden-poor'>

/**
 * Main reason for a run: an element of its days' stems and hidden stems, or a relation or star. `days`: number of the
 * run's days with it.
 */
export type DayRunReason =
  | { readonly element: ElementCode; readonly role: FavourRole; readonly days: number }
  | { readonly code: NonElementPartCode; readonly pillar: ScorePlace | null; readonly days: number }

/** Consecutive days; the mean is not rounded. */
export interface DayRun {
  readonly days: readonly RatedDay[]
  readonly mean: number
  readonly reason: DayRunReason | null
}

export interface DayRuns {
  readonly best: DayRun
  /** Null if the best run leaves no five consecutive visible days. */
  readonly quietest: DayRun | null
}

interface Window {
  readonly from: number
  /** Index after the last day. */
  readonly end: number
  readonly mean: number
}

/**
 * Finds the runs of 5 to 14 days with the highest and the lowest mean; a null day (hidden) ends a run. Null without five
 * consecutive visible days.
 */
export function findDayRuns(days: readonly (RatedDay | null)[]): DayRuns | null {
  const seek = createRunFinder(days)
  const best = seek(1)
  if (!best) return null
  const quietest = seek(-1, best)
  const visibleDays = days.filter((day) => day !== null)
  const usual = sumByKind(visibleDays)
  const usually = (name: string) => (usual.get(name)?.points ?? 0) / visibleDays.length
  const runOf = ({ from, end, mean }: Window, way: 1 | -1): DayRun => {
    const run = days.slice(from, end) as RatedDay[]
    return { days: run, mean, reason: findRunReason(run, usually, way) }
  }
  return { best: runOf(best, 1), quietest: quietest ? runOf(quietest, -1) : null }
}

/** Creates a search for the highest mean (1) or the lowest (−1) outside the window `taken`. */
function createRunFinder(days: readonly (RatedDay | null)[]): (way: 1 | -1, taken?: Window) => Window | undefined {
  // `sums` are prefix sums: the sum of a run is the difference of two. `rooms` counts the consecutive visible days from each day on.
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

/** Total points of one cause (an element, a relation or a star) within a run, and the number of days with that cause. */
interface Kind {
  readonly part: ScorePart
  points: number
  days: number
}

/** Finds the cause whose points per day differ most, up (`way` 1) or down (−1), from its mean over all visible days (`usually`). */
function findRunReason(run: readonly RatedDay[], usually: (name: string) => number, way: 1 | -1): DayRunReason | null {
  const [first] = [...sumByKind(run)]
    .filter(([, { points }]) => points * way > 0)
    .map(([name, kind]) => ({ kind, more: (kind.points / run.length - usually(name)) * way }))
    .toSorted((a, b) => b.more - a.more)
  if (!first) return null
  const { part, days } = first.kind
  return part.stem === null
    ? { code: part.code as NonElementPartCode, pillar: part.pillar, days }
    : { element: elementOfStem(part.stem), role: part.role!, days }
}

/** Sums the points of each cause (keys 'wood', 'clash day'). Stem and hidden stems of an element count together. */
function sumByKind(days: readonly RatedDay[]): ReadonlyMap<string, Kind> {
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
