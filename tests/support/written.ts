/** Default settings for the format of hours (24-hour clock) and of ages (digits). */
export const defaultFormatSettings = { timeFormat: '24', ageNumerals: 'figures' } as const
