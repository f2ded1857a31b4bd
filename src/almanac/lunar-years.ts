import { FIRST_LUNAR_DAY, LUNAR_YEARS } from './data/lunar-years.ts'

/** A year of the lunisolar calendar. */
export interface LunarYear {
  /** Its first day, in days since 1970-01-01. */
  readonly firstDay: number
  /** Number of the leap month; 0 in a year of twelve months. */
  readonly leap: number
  /** One bit per month, the first month lowest, the leap month at its position: 1 for thirty days. */
  readonly long: number
}

/** Days of month number `nth` of a year (0–12); the leap month counts at its position. */
export const monthDaysAt = ({ long }: LunarYear, nth: number) => 29 + ((long >> nth) & 1)

const monthsIn = ({ leap }: { readonly leap: number }) => (leap > 0 ? 13 : 12)

function unpackLunarYears(): readonly LunarYear[] {
  let firstDay = FIRST_LUNAR_DAY
  return Array.from({ length: LUNAR_YEARS.length / 4 }, (_, i) => {
    const bits = Number.parseInt(LUNAR_YEARS.slice(i * 4, i * 4 + 4), 36)
    const year = { firstDay, leap: bits >> 13, long: bits & 0x1fff }
    for (let nth = 0; nth < monthsIn(year); nth++) firstDay += monthDaysAt(year, nth)
    return year
  })
}

/** Lunar years from `FIRST_LUNAR_YEAR` on. */
export const lunarYears = unpackLunarYears()
