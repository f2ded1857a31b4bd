import type { CivilDate } from '#bazi/index.ts'
import { dateOf } from './civil-dates.ts'

/** Almanacs count their days and tell their instants at UTC+8. */
const OFFSET_MINUTES = 8 * 60

/** What a clock at UTC+8 shows at an instant (ISO, `Z`): `YYYY-MM-DDTHH:mm:ss`. */
export function almanacClockOf(utc: string): string {
  return new Date(Date.parse(utc) + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19)
}

/** Whether this device's clock shows the same on that date. */
export function isAlmanacClock(date: CivilDate): boolean {
  return dateOf(date).getTimezoneOffset() === -OFFSET_MINUTES
}
