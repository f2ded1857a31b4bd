import { checkObject } from './bad-input.ts'

/** Version of the code that casts and analyses; raised when the same input can give another result. */
export const ENGINE_VERSION = '1.2.0'

/** Name of the set of conventions listed in README.md; part of every receipt. */
export const RULE_SET = '2026.1'

/** Version stamp of every result that may be stored: a stored result of another version is computed again. */
export interface Stamped {
  readonly engine: string
  readonly rules: string
}

export const VERSION_STAMP: Stamped = { engine: ENGINE_VERSION, rules: RULE_SET }

/** Whether a stored result is of the current engine version and rules. Old results may lack both. */
export function isCurrent(stored: Partial<Stamped>): boolean {
  checkObject(stored, 'kept')
  return stored.engine === ENGINE_VERSION && stored.rules === RULE_SET
}

/** First and last civil year of birth. The table of jie covers one more year at either end. */
export const FIRST_YEAR = 1850
export const LAST_YEAR = 2100

/**
 * Assumed uncertainty of a birth time, which also covers the error of a jie's instant: charts beyond a nearer boundary are
 * possible, too.
 */
export const TOLERANCE_SECONDS = 120

/** Seconds between birth and jie that make one day until luck starts. */
export const LUCK_SECONDS_PER_DAY = 720
export const LUCK_PILLAR_YEARS = 10
export const LUCK_PILLAR_COUNT = 10

/** A score is SCORE_BASE + SCORE_PER_POINT × the points of its parts, rounded and limited to 5–99 (B-21). */
export const SCORE_BASE = 62
export const SCORE_PER_POINT = 1.8
