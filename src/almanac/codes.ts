/** The door for codes and shapes: nothing here brings the calendar library with it. */
export type { ActivityCode } from './activities.ts'
export { ACTIVITIES } from './activities.ts'
export type { AlmanacDay, LunarDate } from './day.ts'
export type { SolarTermCode } from './solar-term-codes.ts'
