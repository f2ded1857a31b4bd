/** Version of the code that casts charts; it rises when the same input can give another chart. */
export const ENGINE_VERSION = '1.1.0'

/** Name of the set of conventions below; printed on every receipt. */
export const RULE_SET = '2026.1'

/** Civil years of birth that can be cast. The table of jie covers one more on both sides. */
export const FIRST_YEAR = 1850
export const LAST_YEAR = 2100

/**
 * A birth is told to the minute at best: nearer than this to a jie, a double-hour or the day's turn,
 * the chart beyond it stands as well. It covers what the instant of a jie may be off, too.
 */
export const TOLERANCE_SECONDS = 120

/**
 * The conventions where schools differ, as data. What a chart may choose (solar clock, zi rule)
 * stands in its input instead.
 */
export const RULES = {
  yearBegins: 'lichun-instant',
  monthBegins: 'jie-instant',
  lateZiHourStem: 'next-day',
  luckSecondsPerDay: 720,
  luckPillarYears: 10,
  luckPillarCount: 10,
  lifeStages: 'yang-forward-yin-backward',
  southernMonthFlip: false,
} as const

/** A score is the base and so much for each point of its parts, rounded and held within 5 to 99 (bazi rules §13). */
export const SCORE_BASE = 62
export const SCORE_PER_POINT = 1.8
