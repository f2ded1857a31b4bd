import { type CivilDate, checkedDaysOf, FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'
import { FlagError } from './flag-error.ts'
import { toLocalInstant } from './now-of.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Parses the day of a flag; without one, today by this computer's clock. @throws FlagError */
export function parseDayFlag(text: string | undefined, flag: string): CivilDate {
  const [, year, month, day] = DATE.exec(text ?? toLocalInstant(new Date()).local.slice(0, 10)) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  try {
    if (!(date.year >= FIRST_YEAR && date.year <= LAST_YEAR)) throw new RangeError()
    checkedDaysOf(date)
    return date
  } catch {
    throw new FlagError(flag, `expected a day from ${FIRST_YEAR} to ${LAST_YEAR}, YYYY-MM-DD, not ${text}`)
  }
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** Formats a date as `YYYY-MM-DD`. */
export const formatCliDate = ({ year, month, day }: CivilDate): string => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
