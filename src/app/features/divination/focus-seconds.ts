/** How long one looks inward before the day is opened (product spec §9). */
export const FOCUS_SECONDS = 7
