import { useMemo } from 'react'
import {
  type Explanation,
  explainDifference,
  type LuckElsewhere,
  type CivilDate,
  civilDateOf,
  checkedDaysOf,
  type LunarCalendar,
  type LunarDay,
} from '#bazi/index.ts'
import { toBirthInput, listBirthClocks } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { lunarDateOf } from '#almanac/index.ts'
import { type PickedPillars, formatPickedPillars } from '../../chart-table/pillar-picker/picked-pillars.ts'

/** Returns explanations of the pillars another source shows for an archive, most likely first; null while no pillar is entered. */
export function useExplanations(archive: Archive, pillars: PickedPillars, luck: LuckElsewhere | undefined): readonly Explanation[] | null {
  return useMemo(() => {
    const texts = formatPickedPillars(pillars)
    if (texts.every((text) => text === null)) return null
    return explainDifference(toBirthInput(archive), texts, listBirthClocks(archive), { lunar: lunarCalendar, ...(luck && { luck }) })
  }, [archive, pillars, luck])
}

/** Search range in days from 20 January: a lunar year begins between 21 January and 21 February and is at most 384 days long. */
const LATEST_DAYS = 420

/** The almanac's lunar calendar in the engine's day numbers. */
const lunarCalendar: LunarCalendar = {
  dateOf(days) {
    try {
      return lunarDayOf(civilDateOf(days))
    } catch (error) {
      if (error instanceof RangeError) return null
      throw error
    }
  },
  daysOf(date) {
    const first = checkedDaysOf({ year: date.year, month: 1, day: 20 })
    // Months have 29 or 30 days, so the search goes day by day from the earliest possible date.
    for (let days = first + 29 * (date.month - 1); days < first + LATEST_DAYS; days++) {
      const found = this.dateOf(days)
      if (found === null) return null
      if (found.year === date.year && found.month === date.month && found.isLeap === date.isLeap && found.day === date.day) return days
    }
    return null
  },
}

function lunarDayOf(civil: CivilDate): LunarDay {
  const { year, month, day, isLeap } = lunarDateOf(civil)
  // The pair of the lunar year shows whether it is the year of the civil date or the one before.
  const isBegun = year.index === (((civil.year - 4) % 60) + 60) % 60
  return { year: isBegun ? civil.year : civil.year - 1, month, day, isLeap }
}
