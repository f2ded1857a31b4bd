import type { ActivityCode } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'

/** Full years on a day, by the calendar; below 0 before the birth. Who was born on 29 February turns on 1 March. */
export function ageOn(birth: CivilDate, day: CivilDate): number {
  const isAhead = day.month < birth.month || (day.month === birth.month && day.day < birth.day)
  return day.year - birth.year - (isAhead ? 1 : 0)
}

const from = (age: number, codes: readonly ActivityCode[]) => codes.map((code) => [code, age] as const)

/** Age from which an activity is somebody's own; what is not named here belongs to every age. */
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

/** Cap 冠 and hairpin 笄 were given between fifteen and twenty. */
const LAST_AGES: ReadonlyMap<ActivityCode, number> = new Map([['coming-of-age', 20]])

/** Whether a day may advise somebody of this age to do it, or warn of it. */
export function isForAge(code: ActivityCode, age: number): boolean {
  return age >= (FIRST_AGES.get(code) ?? 0) && age <= (LAST_AGES.get(code) ?? Infinity)
}
