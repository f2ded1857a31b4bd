import { SHOWN_YEAR_RANGE } from '#contract/open-days.ts'
import type { CivilDate } from '#bazi/index.ts'
import { startOfCivilDate } from './civil-dates.ts'

/** Range of the days with an almanac and a daily reading, first to last, as ISO dates. */
export const FIRST_ALMANAC_DAY = `${SHOWN_YEAR_RANGE[0]}-01-01`
export const LAST_ALMANAC_DAY = `${SHOWN_YEAR_RANGE[1]}-12-31`

/** Offset of the almanac's days and times: UTC+8, in minutes. */
const OFFSET_MINUTES = 8 * 60

/** Formats an instant (ISO, `Z`) as clock time at UTC+8: `YYYY-MM-DDTHH:mm:ss`. */
export function formatAlmanacClock(utc: string): string {
  return new Date(Date.parse(utc) + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19)
}

/** Returns whether this device's time zone is at UTC+8 at the start of that date. */
export function hasUtc8Offset(date: CivilDate): boolean {
  return startOfCivilDate(date).getTimezoneOffset() === -OFFSET_MINUTES
}
