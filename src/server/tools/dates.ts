import type { CivilDate } from '#bazi/index.ts'

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** Formats a date as `YYYY-MM-DD`. */
export const formatToolDate = ({ year, month, day }: CivilDate): string => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
