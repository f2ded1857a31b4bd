import type { CivilDate } from '#bazi/index.ts'
import { checkedDaysOf } from '#bazi/index.ts'
import type { DaySentence, DaySentencesByKey } from '../line.ts'

/** Counters that rotate the lines of a key. `stem` grows every 10 days, `branch` every 12, `hour` every 5 (period of an hour's stem). */
export interface RotationCounters {
  readonly stem: number
  readonly branch: number
  readonly hour: number
}

export function computeRotationCounters(date: CivilDate): RotationCounters {
  const days = checkedDaysOf(date)
  return { stem: Math.floor(days / 10), branch: Math.floor(days / 12), hour: Math.floor(days / 5) }
}

/** Number of lines reserved for each branch if several branches share a key. */
const LINES_PER_BRANCH = 3

/** A line and its id, e.g. `clash@day.2`. */
export interface PickedLine {
  readonly id: string
  readonly line: DaySentence
}

const modulo = (number: number, by: number) => ((number % by) + by) % by

/**
 * Picks the line of a key for a counter value. @param nth index of the branch, if several branches share the key @throws
 * Error for an unknown key
 */
export function pickLine(lines: DaySentencesByKey, key: string, round: number, nth?: number): PickedLine {
  const all = lines[key]
  if (all === undefined) throw new Error(`no lines for ${key}`)
  const at = nth === undefined ? round : LINES_PER_BRANCH * nth + modulo(round, LINES_PER_BRANCH)
  const place = modulo(at, all.length)
  return { id: `${key}.${place}`, line: all[place]! }
}
