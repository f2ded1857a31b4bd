import type { CivilDate } from '#bazi/index.ts'
import { startOfCivilDate } from './civil-dates.ts'

/** Almanacs use UTC+8 for days and times. */
const OFFSET_MINUTES = 8 * 60

/** Formats an instant (ISO, `Z`) as clock time at UTC+8: `YYYY-MM-DDTHH:mm:ss`. */
export function formatAlmanacClock(utc: string): string {
  return new Date(Date.parse(utc) + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19)
}

/** Whether this device's time zone is at UTC+8 on that date. */
export function hasAlmanacOffset(date: CivilDate): boolean {
  return startOfCivilDate(date).getTimezoneOffset() === -OFFSET_MINUTES
}
