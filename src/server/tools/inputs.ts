import * as z from 'zod'
import { checkedDaysOf, type CivilDate, FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'

const within = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR
const range = `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}`

function dateOf(text: string): CivilDate {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

function isDate(text: string): boolean {
  try {
    checkedDaysOf(dateOf(text))
    return true
  } catch {
    return false
  }
}

/** Schema of a date `YYYY-MM-DD`; its output is a civil date. */
export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'expected a date like 2027-02-04')
  .refine(isDate, 'expected a date of the calendar')
  .refine((text) => within(Number(text.slice(0, 4))), range)
  .transform(dateOf)

/** Schema of a month `YYYY-MM`; its output is year and month. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month like 2027-02')
  .refine((text) => within(Number(text.slice(0, 4))), range)
  .transform((text) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }))

export const yearSchema = z.int().min(FIRST_YEAR, range).max(LAST_YEAR, range)

/** Schema of a local time `YYYY-MM-DDTHH:mm`, with or without seconds; its output has seconds. */
export const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'expected a moment like 2027-02-04T09:30')
  .refine((text) => isDate(text.slice(0, 10)), 'expected a date of the calendar')
  .refine((text) => within(Number(text.slice(0, 4))), range)
  .transform((text) => (text.length === 16 ? `${text}:00` : text))
