import { MONTH_YEARS } from '#contract/open-days.ts'

/** The days for which there is an almanac and a reading, as ISO dates. */
export const FIRST_DAY = `${MONTH_YEARS[0]}-01-01`
export const LAST_DAY = `${MONTH_YEARS[1]}-12-31`
