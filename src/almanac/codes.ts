/** The door for codes and shapes: nothing here brings the calendar library with it. */
export type { ActivityCode } from './activities.ts'
export { ACTIVITIES } from './activities.ts'
export type { AlmanacDay, LunarDate } from './day.ts'
export type { QiCode, SolarTermCode } from './solar-term-codes.ts'
export { QI_HAN } from './solar-term-codes.ts'
