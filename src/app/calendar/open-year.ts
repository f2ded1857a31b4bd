import { ANNUAL_YEARS } from '#contract/book.ts'
import { baziYearAt } from './bazi-year.ts'

/** An address may name any number; there are books of these years. Without one the present year is meant. */
export function openYearOf(asked: number | undefined): number {
  const [first, last] = ANNUAL_YEARS
  return asked !== undefined && asked >= first && asked <= last ? asked : baziYearAt(new Date())
}
