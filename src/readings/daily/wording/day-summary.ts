import type { SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate, NatalPairs } from '#bazi/index.ts'
import { almanacPillarsOf, scorerOf, tenGodOf } from '#bazi/index.ts'
import { TONES } from '../tone.ts'
import { pickCounsel, pickImage } from './headline.ts'
import { getAudience, pickTopicLine } from './topics.ts'
import { computeRotation } from './rotation.ts'
import { type LocalizedLine, localizeLine } from './line-text.ts'

/** Summary of a day: its headline and its sentence on work. */
export interface DaySummary {
  readonly image: LocalizedLine
  readonly counsel: LocalizedLine
  readonly work: LocalizedLine
}

interface DayInShort {
  readonly date: CivilDate
  readonly solarTerm: SolarTermCode | null
  /** Age in full years on the day (`ageOn`). */
  readonly age: number
}

/** Composes three of the texts of `createDayView`, without the rest of the day page. */
export function composeDaySummary(natal: NatalPairs, { date, solarTerm, age }: DayInShort): DaySummary {
  const { day, month } = almanacPillarsOf(date)
  const tenGod = tenGodOf(natal.day.stem, day.stem)
  const { band } = scorerOf({ pillars: natal }).dayOf(day, month.branch)
  const headline = { date, pair: day, tenGod, band }
  const facts = { natal, day, solarTerm, tenGod, tone: TONES[band], turn: computeRotation(date) }
  return {
    image: localizeLine(pickImage(headline).line),
    counsel: localizeLine(pickCounsel(headline).line),
    work: localizeLine(pickTopicLine('work', getAudience(age), facts).line),
  }
}
