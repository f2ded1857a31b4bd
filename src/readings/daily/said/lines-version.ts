/** Counts the versions of the lines: a day that was kept with older ones is said anew when it is next looked at. */
export const DAY_LINES = 2
