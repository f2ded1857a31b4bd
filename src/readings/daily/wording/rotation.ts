import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { DaySentence, DaySentences } from '../line.ts'

/**
 * Counters for rotating the lines of a key. A stem recurs after ten days, a branch after twelve, the stem of a
 * double-hour after five: each recurrence uses the next line, so three lines last for thirty days (six for the hours).
 */
export interface Rotation {
  readonly stem: number
  readonly branch: number
  readonly hour: number
}

export function computeRotation(date: CivilDate): Rotation {
  const days = checkedDaysOf(date)
  return { stem: Math.floor(days / 10), branch: Math.floor(days / 12), hour: Math.floor(days / 5) }
}

/** Number of lines that one branch uses in thirty days. */
const LINES_PER_BRANCH = 3

/** A line and its id, e.g. `clash@day.2`. */
export interface PickedLine {
  readonly id: string
  readonly line: DaySentence
}

const modulo = (number: number, by: number) => ((number % by) + by) % by

/**
 * Picks the current line of a key.
 * @param nth index of the branch if a key stands for several branches of a chart: each has three lines of its own
 * @throws Error for a key that has no lines
 */
export function pickLine(lines: DaySentences, key: string, round: number, nth?: number): PickedLine {
  const all = lines[key]
  if (all === undefined) throw new Error(`no lines for ${key}`)
  const at = nth === undefined ? round : LINES_PER_BRANCH * nth + modulo(round, LINES_PER_BRANCH)
  const place = modulo(at, all.length)
  return { id: `${key}.${place}`, line: all[place]! }
}
