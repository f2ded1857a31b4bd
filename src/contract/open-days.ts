/**
 * Whether somebody may see what a day is to a chart (spec §6): everyone the days of the present month, members every day.
 * Days are ISO dates; `today` is the reader's own local day. A day that was opened stays open beside this.
 */
export function isOpenDay(date: string, today: string, isMember: boolean): boolean {
  return isMember || date.slice(0, 7) === today.slice(0, 7)
}

/** Months can be looked at in these years: the lunar calendar has all their days. */
export const MONTH_YEARS = [1901, 2099] as const
