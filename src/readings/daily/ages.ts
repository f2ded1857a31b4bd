import type { ActivityCode } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'

/**
 * Computes the age in full years on a day; negative before the birth. After a birth on 29 February it changes on 1 March
 * of common years.
 */
export function ageOn(birth: CivilDate, day: CivilDate): number {
  const isAhead = day.month < birth.month || (day.month === birth.month && day.day < birth.day)
  return day.year - birth.year - (isAhead ? 1 : 0)
}

const from = (age: number, codes: readonly ActivityCode[]) => codes.map((code) => [code, age] as const)

/** Minimum age for an activity; an activity without an entry suits every age. */
const FIRST_AGES: ReadonlyMap<ActivityCode, number> = new Map([
  ...from(3, ['school', 'friends', 'present', 'talk', 'late-nights']),
  ...from(6, ['skill', 'cleaning', 'clear-out', 'mentor', 'animals', 'planting', 'art', 'craft', 'tidy', 'learn', 'plan', 'research']),
  ...from(6, ['train', 'save', 'cook', 'decide', 'quarrel', 'haste', 'hard-words']),
  ...from(12, ['publish', 'overcommit', 'nails']),
  ...from(15, ['coming-of-age']),
  ...from(18, ['wedding', 'engagement', 'signing', 'opening', 'trade', 'property', 'job', 'car', 'collect', 'pay-out', 'hire', 'splurge']),
  ...from(18, ['groundbreaking', 'renovate', 'kitchen', 'repair', 'build', 'demolish', 'water', 'machines', 'trees', 'paths']),
  ...from(18, ['altar', 'parents', 'skincare']),
])

/** Maximum age for an activity. The coming-of-age rites 冠 and 笄 were held between fifteen and twenty. */
const LAST_AGES: ReadonlyMap<ActivityCode, number> = new Map([['coming-of-age', 20]])

/** Whether a day's lists may name an activity for a person of this age. */
export function isForAge(code: ActivityCode, age: number): boolean {
  return age >= (FIRST_AGES.get(code) ?? 0) && age <= (LAST_AGES.get(code) ?? Infinity)
}
