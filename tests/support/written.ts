/** How hours and ages are written until somebody chooses. */
export const written = { timeFormat: '24', ageNumerals: 'figures' } as const
