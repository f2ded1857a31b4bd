/** Version of the texts of days: a stored day with an older version is composed again when it is next opened. */
export const DAY_LINES_VERSION = 3
