/** The days for which there is an almanac and a reading, as ISO dates. */
export const FIRST_DAY = '1901-01-01'
export const LAST_DAY = '2099-12-31'
