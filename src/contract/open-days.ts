/** So many days before today, and after it, are open to everyone: with them always the whole of the present month. */
export const OPEN_DAYS = 30

const DAY_MS = 86_400_000

/**
 * Whether somebody may see what a day is to a chart (P-06): everyone the thirty days on either side of today, members every day.
 * Days are ISO dates; `today` is the reader's own local day. A day that was opened stays open beside this.
 */
export function isOpenDay(date: string, today: string, isMember: boolean): boolean {
  return isMember || Math.abs(Date.parse(date) - Date.parse(today)) <= OPEN_DAYS * DAY_MS
}

/** Months can be looked at in these years: the lunar calendar has all their days. */
export const MONTH_YEARS = [1901, 2099] as const
