import type { SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate, NatalPairs } from '#bazi/index.ts'
import { almanacPillarsOf, scorerOf, tenGodOf } from '#bazi/index.ts'
import { TONE_BY_BAND } from '../tone.ts'
import { pickCounselLine, pickImageLine } from './headline.ts'
import { getAudience, pickTopicLine } from './topics.ts'
import { computeRotationCounters } from './rotation.ts'
import { type LocalizedLine, translateLine } from './line-text.ts'

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
  /** Whether a luck cycle of the person begins on the day (`isLuckTurn`). */
  readonly isLuckTurn: boolean
}

/** Composes three of the texts of `createDayReading`, without the rest of the day page. */
export function composeDaySummary(natal: NatalPairs, { date, solarTerm, age, isLuckTurn }: DayInShort): DaySummary {
  const { day, month } = almanacPillarsOf(date)
  const tenGod = tenGodOf(natal.day.stem, day.stem)
  const { band } = scorerOf({ pillars: natal }).dayOf(day, month.branch)
  const headline = { date, pair: day, tenGod, band }
  const facts = { natal, day, solarTerm, tenGod, tone: TONE_BY_BAND[band], turn: computeRotationCounters(date) }
  return {
    image: translateLine(pickImageLine({ pair: day, solarTerm, isLuckTurn }).line),
    counsel: translateLine(pickCounselLine(headline).line),
    work: translateLine(pickTopicLine('work', getAudience(age), facts).line),
  }
}
