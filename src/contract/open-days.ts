/** Days before and after today that are open to everyone; they always include the whole current month. */
export const OPEN_DAYS_AROUND_TODAY = 30

const DAY_MS = 86_400_000

/**
 * Returns whether a day is open (P-06): to members every day, to others 30 days around the local date `today`. Days opened before stay open
 * in addition.
 */
export function isOpenDay(date: string, today: string, isMember: boolean): boolean {
  return isMember || Math.abs(Date.parse(date) - Date.parse(today)) <= OPEN_DAYS_AROUND_TODAY * DAY_MS
}

/** First and last year that can be shown: the range of the lunar calendar table. */
export const SHOWN_YEAR_RANGE = [1901, 2099] as const
