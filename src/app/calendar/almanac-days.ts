import { MONTH_YEARS } from '#contract/open-days.ts'

/** Range of the days with an almanac and a daily reading, first to last, as ISO dates. */
export const FIRST_ALMANAC_DAY = `${MONTH_YEARS[0]}-01-01`
export const LAST_ALMANAC_DAY = `${MONTH_YEARS[1]}-12-31`
