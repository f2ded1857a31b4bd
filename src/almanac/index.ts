/**
 * The only door for values: all of it takes 20 kB gzip, so a page imports it when it needs it.
 * What weighs nothing (codes, shapes) stands in `codes.ts`.
 */
export { almanacOf } from './almanac.ts'
export type { AlmanacDay, LunarDate } from './day.ts'
export type { DayLists } from './day-lists.ts'
export { dayListsOf } from './day-lists.ts'
export { fetusPlaceOf } from './fetus-places.ts'
export { almanacHoursOf } from './hours.ts'
export { civilDateOfLunar, leapMonthOf, lunarDateOf } from './lunar.ts'
export { pentadOf } from './pentads.ts'
export { spellOf } from './spells.ts'
export type { SolarTerm } from './solar-terms.ts'
export { solarTermOf, solarTermsOf, termsAroundOf } from './solar-terms.ts'
export type { TermEveCode } from './term-eves.ts'
export { termEveOf } from './term-eves.ts'
