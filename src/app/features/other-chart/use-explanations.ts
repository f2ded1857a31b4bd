import { useMemo } from 'react'
import { type Explanation, explainDifference, type LuckElsewhere } from '#bazi/index.ts'
import { castInputOf, zoneClocksOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { type PickedPillars, textsOf } from '../../plate/pillar-picker/picked-pillars.ts'
import { lunarCalendar } from './lunar-calendar.ts'

/** Why another source has these pillars for an archive, likeliest first; null while nothing is told. */
export function useExplanations(archive: Archive, pillars: PickedPillars, luck: LuckElsewhere | undefined): readonly Explanation[] | null {
  return useMemo(() => {
    const texts = textsOf(pillars)
    if (texts.every((text) => text === null)) return null
    return explainDifference(castInputOf(archive), texts, zoneClocksOf(archive), { lunar: lunarCalendar, ...(luck && { luck }) })
  }, [archive, pillars, luck])
}
