import { elementOfStem, type ElementCode, ganzhiOfText, type StemCode } from '#bazi/index.ts'

interface DayMaster {
  readonly stem: StemCode
  readonly element: ElementCode
}

/** Returns the day master of a book from its pillars (`ganzhi`, space-separated). @throws if the day pillar is missing */
export function dayMasterOf(ganzhi: string): DayMaster {
  const day = ganzhiOfText(ganzhi.split(' ')[2] ?? '')
  if (!day) throw new Error(`no day pillar in “${ganzhi}”`)
  return { stem: day.stem, element: elementOfStem(day.stem) }
}
