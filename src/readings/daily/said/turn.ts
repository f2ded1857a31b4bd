import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { Line, Lines } from '../line.ts'

/**
 * Whose turn it is among the lines of a key. A stem comes back after ten days, a branch after twelve, the stem of one
 * double-hour after five: each round takes the next line, so that three lines last for thirty days (six for the hours).
 */
export interface Turn {
  readonly stem: number
  readonly branch: number
  readonly hour: number
}

export function turnOf(date: CivilDate): Turn {
  const days = checkedDaysOf(date)
  return { stem: Math.floor(days / 10), branch: Math.floor(days / 12), hour: Math.floor(days / 5) }
}

/** Lines that one branch uses up in thirty days. */
const LINES_PER_BRANCH = 3

/** A line and where it stands: `clash@day.2`. */
export interface Picked {
  readonly id: string
  readonly line: Line
}

const modulo = (number: number, by: number) => ((number % by) + by) % by

/**
 * The line of a key whose turn it is.
 * @param nth where a key can mean more than one branch of a chart, which of them: each has three lines of its own
 * @throws Error for a key that has no lines
 */
export function pickOf(lines: Lines, key: string, round: number, nth?: number): Picked {
  const all = lines[key]
  if (all === undefined) throw new Error(`no lines for ${key}`)
  const at = nth === undefined ? round : LINES_PER_BRANCH * nth + modulo(round, LINES_PER_BRANCH)
  const place = modulo(at, all.length)
  return { id: `${key}.${place}`, line: all[place]! }
}
