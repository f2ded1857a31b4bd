import { useMemo } from 'react'
import { type Explanation, explainDifference, type LuckElsewhere } from '#bazi/index.ts'
import { castInputOf, zoneClocksOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { type PickedPillars, formatPickedPillars } from '../../chart-table/pillar-picker/picked-pillars.ts'
import { lunarCalendar } from './lunar-calendar.ts'

/** Returns explanations of the pillars another source shows for an archive, most likely first; null while no pillar is entered. */
export function useExplanations(archive: Archive, pillars: PickedPillars, luck: LuckElsewhere | undefined): readonly Explanation[] | null {
  return useMemo(() => {
    const texts = formatPickedPillars(pillars)
    if (texts.every((text) => text === null)) return null
    return explainDifference(castInputOf(archive), texts, zoneClocksOf(archive), { lunar: lunarCalendar, ...(luck && { luck }) })
  }, [archive, pillars, luck])
}
