/**
 * Public functions of the almanac, with their tables 20 kB gzip, so pages import this file on demand.
 * Codes and types that need no tables are in `codes.ts`.
 */
export { almanacOf } from './almanac.ts'
export type { AlmanacDay } from './day.ts'
export type { LunarDate } from './lunar-date.ts'
export type { DayLists } from './day-lists.ts'
export { dayListsOf } from './day-lists.ts'
export { fetusPlaceOf } from './fetus-places.ts'
export { almanacHoursOf } from './hours.ts'
export { lunarToCivilDate, leapMonthOf, lunarDateOf } from './lunar.ts'
export { pentadOf } from './pentads.ts'
export { spellOf } from './spells.ts'
export type { SolarTerm } from './solar-terms.ts'
export { solarTermOf, solarTermsOf, solarTermsAround } from './solar-terms.ts'
export type { TermEveCode } from './term-eves.ts'
export { termEveOf } from './term-eves.ts'
