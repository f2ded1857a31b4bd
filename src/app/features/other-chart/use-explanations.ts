import { useMemo } from 'react'
import { type Explanation, explainDifference, type LuckElsewhere } from '#bazi/index.ts'
import { castInputOf, zoneClocksOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { type PickedPillars, formatPillars } from '../../chart-table/pillar-picker/picked-pillars.ts'
import { lunarCalendar } from './lunar-calendar.ts'

/** Explains another source's pillars for an archive, most likely first; null while none are entered. */
export function useExplanations(archive: Archive, pillars: PickedPillars, luck: LuckElsewhere | undefined): readonly Explanation[] | null {
  return useMemo(() => {
    const texts = formatPillars(pillars)
    if (texts.every((text) => text === null)) return null
    return explainDifference(castInputOf(archive), texts, zoneClocksOf(archive), { lunar: lunarCalendar, ...(luck && { luck }) })
  }, [archive, pillars, luck])
}
