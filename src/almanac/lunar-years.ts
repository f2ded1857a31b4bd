import { FIRST_LUNAR_DAY, LUNAR_YEARS } from './data/lunar-years.ts'

/** A year of the lunisolar calendar. */
export interface LunarYear {
  /** First day of the year, in days since 1970-01-01. */
  readonly firstDay: number
  /** Number of the leap month; 0 in a year of twelve months. */
  readonly leap: number
  /** Bit mask of the months with thirty days: bit 0 is the first month, and the leap month has the bit of its position. */
  readonly long: number
}

/** Number of days in month `nth` of a year, 0–12 in order of time, with the leap month at its position. */
export const daysInLunarMonth = ({ long }: LunarYear, nth: number) => 29 + ((long >> nth) & 1)

const monthsIn = ({ leap }: { readonly leap: number }) => (leap > 0 ? 13 : 12)

function unpackLunarYears(): readonly LunarYear[] {
  let firstDay = FIRST_LUNAR_DAY
  return Array.from({ length: LUNAR_YEARS.length / 4 }, (_, i) => {
    const bits = Number.parseInt(LUNAR_YEARS.slice(i * 4, i * 4 + 4), 36)
    const year = { firstDay, leap: bits >> 13, long: bits & 0x1fff }
    for (let nth = 0; nth < monthsIn(year); nth++) firstDay += daysInLunarMonth(year, nth)
    return year
  })
}

/** Lunar years from `FIRST_LUNAR_YEAR` on. */
export const lunarYearTable = unpackLunarYears()
