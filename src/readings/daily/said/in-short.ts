import type { SolarTermCode } from '#almanac/codes.ts'
import type { CivilDate, NatalPairs } from '#bazi/index.ts'
import { almanacPillarsOf, scorerOf, tenGodOf } from '#bazi/index.ts'
import { TONES } from '../tone.ts'
import { counselOf, imageOf } from './headline.ts'
import { audienceOf, topicOf } from './topics.ts'
import { turnOf } from './turn.ts'
import { type Words, wordsOf } from './words.ts'

/** A day in a sentence: its headline, and its line on work and money. */
export interface SaidInShort {
  readonly image: Words
  readonly counsel: Words
  readonly work: Words
}

interface DayInShort {
  readonly date: CivilDate
  readonly solarTerm: SolarTermCode | null
  /** Full years on that day (`ageOn`). */
  readonly age: number
}

/** What `dayOf` says of a day in these places, without the rest of its page. */
export function saidInShort(natal: NatalPairs, { date, solarTerm, age }: DayInShort): SaidInShort {
  const { day, month } = almanacPillarsOf(date)
  const tenGod = tenGodOf(natal.day.stem, day.stem)
  const { band } = scorerOf({ pillars: natal }).dayOf(day, month.branch)
  const headline = { date, pair: day, tenGod, band }
  const facts = { natal, day, solarTerm, tenGod, tone: TONES[band], turn: turnOf(date) }
  return {
    image: wordsOf(imageOf(headline).line),
    counsel: wordsOf(counselOf(headline).line),
    work: wordsOf(topicOf('work', audienceOf(age), facts).line),
  }
}
