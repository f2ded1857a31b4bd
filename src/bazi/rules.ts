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

export const STAMP: Stamped = { engine: ENGINE_VERSION, rules: RULE_SET }

/** Whether a stored result is of the current engine version and rules. Old results may lack both. */
export function isCurrent(kept: Partial<Stamped>): boolean {
  checkObject(kept, 'kept')
  return kept.engine === ENGINE_VERSION && kept.rules === RULE_SET
}

/** Range of civil years of birth. The table of jie covers one more year on both sides. */
export const FIRST_YEAR = 1850
export const LAST_YEAR = 2100

/**
 * A birth time is known to the minute at best: closer than this to a jie, a double-hour or the change of day, the chart beyond it
 * is possible, too. This also covers the error of the jie's instant.
 */
export const TOLERANCE_SECONDS = 120

/** Seconds between birth and jie per day until luck starts; years per luck pillar; number of luck pillars. */
export const LUCK_SECONDS_PER_DAY = 720
export const LUCK_PILLAR_YEARS = 10
export const LUCK_PILLARS = 10

/** A score is the base plus this much for each point of its parts, rounded and limited to 5–99 (B-21). */
export const SCORE_BASE = 62
export const SCORE_PER_POINT = 1.8
