/** US cents as people write dollars. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)
