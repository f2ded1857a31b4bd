/** Days before and after today that are open to everyone; they always include the whole current month. */
export const OPEN_DAYS = 30

const DAY_MS = 86_400_000

/**
 * Whether the user may see a day of a chart (P-06): thirty days on either side of today for everyone, every day for members.
 * Days are ISO dates; `today` is the reader's local day. Days that were opened once also stay open.
 */
export function isOpenDay(date: string, today: string, isMember: boolean): boolean {
  return isMember || Math.abs(Date.parse(date) - Date.parse(today)) <= OPEN_DAYS * DAY_MS
}

/** Range of years that can be shown: those of the lunar calendar table. */
export const MONTH_YEARS = [1901, 2099] as const
