/** How long one looks inward before the day is opened (P-07). */
export const FOCUS_SECONDS = 7
