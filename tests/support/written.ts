/** Default settings for the format of hours (24-hour clock) and of ages (digits). */
export const written = { timeFormat: '24', ageNumerals: 'figures' } as const
