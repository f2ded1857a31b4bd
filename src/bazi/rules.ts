import { checkObject } from './bad-input.ts'

/** Version of the code that casts and analyses; it rises when the same input can give another result. */
export const ENGINE_VERSION = '1.2.0'

/** Name of the set of conventions that README.md lists; printed on every receipt. */
export const RULE_SET = '2026.1'

/** What every result that may be kept carries: whoever keeps one of another version reckons it anew. */
export interface Stamped {
  readonly engine: string
  readonly rules: string
}

export const STAMP: Stamped = { engine: ENGINE_VERSION, rules: RULE_SET }

/** Whether what was kept is by this engine and its rules. What older ones kept may bear neither. */
export function isCurrent(kept: Partial<Stamped>): boolean {
  checkObject(kept, 'kept')
  return kept.engine === ENGINE_VERSION && kept.rules === RULE_SET
}

/** Civil years of birth that can be cast. The table of jie covers one more on both sides. */
export const FIRST_YEAR = 1850
export const LAST_YEAR = 2100

/**
 * A birth is told to the minute at best: nearer than this to a jie, a double-hour or the day's turn,
 * the chart beyond it stands as well. It covers what the instant of a jie may be off, too.
 */
export const TOLERANCE_SECONDS = 120

/** Seconds from birth to a jie that make a day until luck starts; years of a luck pillar; how many of them. */
export const LUCK_SECONDS_PER_DAY = 720
export const LUCK_PILLAR_YEARS = 10
export const LUCK_PILLARS = 10

/** A score is the base and so much for each point of its parts, rounded and held within 5 to 99 (B-21). */
export const SCORE_BASE = 62
export const SCORE_PER_POINT = 1.8
