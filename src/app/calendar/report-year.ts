import { ANNUAL_BOOK_YEAR_RANGE } from '#contract/book.ts'
import { baziYearAt } from './bazi-year.ts'

/** Returns the year from the URL if annual reports exist for it, otherwise the current Bazi year. */
export function resolveReportYear(asked: number | undefined): number {
  const [first, last] = ANNUAL_BOOK_YEAR_RANGE
  return asked !== undefined && asked >= first && asked <= last ? asked : baziYearAt(new Date())
}
