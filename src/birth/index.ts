/** The only door: from a profile in civil time to what its chart is cast from. The rule: README.md beside this file. */

export { castInputOf } from './cast-input.ts'
export { clockChangeOf } from './clock-change.ts'
export type { ClockChange } from './clock-change.ts'
export { clockKindOf, openReadingsOf, readingTakenOf } from './clock-read.ts'
export { ganzhiOf } from './ganzhi.ts'
export { otherClockOf } from './other-clock.ts'
export { birthdayOfLocal, localOfBirthday, NOON } from './birthday.ts'
export type { ToldProfile } from './profile.ts'
export { settledOf } from './settled.ts'
