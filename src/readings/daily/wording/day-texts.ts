import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { Band, BranchCode, Ganzhi, NatalPairs, ScorePart, TenGodCode } from '#bazi/index.ts'
import type { ActivityLists } from '../contradictions.ts'
import { TONE_BY_BAND } from '../tone.ts'
import { GODS } from '../text/gods.ts'
import { HOUR_SENTENCES_ZI_SI } from '../text/hours-a.ts'
import { HOUR_SENTENCES_WU_HAI } from '../text/hours-b.ts'
import { YOUNG_GODS } from '../text/young-gods.ts'
import { FAMILY_BY_TEN_GOD } from './families.ts'
import { pickCounselLine, pickImageLine } from './headline.ts'
import { DAY_LINES_VERSION } from './lines-version.ts'
import { composeLuckSentence } from './luck-sentence.ts'
import { translatePair } from './names.ts'
import { composeScorePartSentence, type SentenceDraft, selectScoreParts } from './sentences.ts'
import type { Audience, DayTopic } from './topic.ts'
import { getAudience, pickTopicLine } from './topics.ts'
import { pickLine, type PickedLine, type RotationCounters, computeRotationCounters } from './rotation.ts'
import { type DayTextLine, createTextLine, type LocalizedLine, translateLine } from './line-text.ts'

/** All texts of a day for one person. Stored on devices as part of `DayReading`. */
export interface DayTexts {
  readonly lines: number
  readonly audience: Audience
  /** The two halves of the headline: what begins on the day or its image, and the counsel for the person. */
  readonly image: LocalizedLine
  readonly counsel: LocalizedLine
  /** One to three sentences: on the ten god (always), on the main score parts, on the day's relation to the luck cycle or the year. */
  readonly text: readonly DayTextLine[]
  readonly topics: Readonly<Record<DayTopic, DayTextLine>>
  /** Sentences for the twelve double-hours, 子 first. */
  readonly hours: readonly DayTextLine[]
}

export interface DayTextFacts {
  readonly natal: NatalPairs
  readonly almanac: AlmanacDay
  readonly age: number
  /** Pair of the present luck cycle; null before the first and after the tenth. */
  readonly luck: Ganzhi | null
  /** Whether that cycle begins on the day. */
  readonly isLuckTurn: boolean
  readonly tenGod: TenGodCode
  readonly band: Band
  readonly parts: readonly ScorePart[]
  readonly hours: readonly { readonly branch: BranchCode; readonly pair: Ganzhi; readonly tenGod: TenGodCode }[]
}

const HOURS = { ...HOUR_SENTENCES_ZI_SI, ...HOUR_SENTENCES_WU_HAI }

/**
 * Composes the texts of a day (`said`) and lists the activities that they advise and discourage (`spoken`); no list may
 * contradict `spoken`.
 */
export function composeDayTexts(facts: DayTextFacts): { readonly said: DayTexts; readonly spoken: ActivityLists } {
  const { almanac, tenGod, band, hours } = facts
  const { day } = almanac.pillars
  const turn = computeRotationCounters(almanac.date)
  const audience = getAudience(facts.age)
  const headline = { date: almanac.date, pair: day, tenGod, band }
  const [image, counsel] = [
    pickImageLine({ pair: day, solarTerm: almanac.solarTerm, isLuckTurn: facts.isLuckTurn }),
    pickCounselLine(headline),
  ]
  const text = composeSentences(facts, audience, turn)
  const topics = pickTopicLines(facts, audience, turn)
  const hourly = hours.map((hour) => pickLine(HOURS, `${hour.branch}-${FAMILY_BY_TEN_GOD[hour.tenGod]}`, turn.hour))
  const said: DayTexts = {
    lines: DAY_LINES_VERSION,
    audience,
    image: translateLine(image.line),
    counsel: translateLine(counsel.line),
    text: text.map(({ picked, values }) => createTextLine(picked, values)),
    topics: {
      work: createTextLine(topics.work),
      love: createTextLine(topics.love),
      study: createTextLine(topics.study),
      rest: createTextLine(topics.rest),
    },
    hours: hourly.map((picked) => createTextLine(picked)),
  }
  return { said, spoken: listAdvisedActivities([counsel, ...text.map(({ picked }) => picked), ...Object.values(topics)]) }
}

/** Maximum number of sentences. */
const SENTENCES = 3

function composeSentences(
  { natal, almanac, tenGod, band, parts, luck }: DayTextFacts,
  audience: Audience,
  turn: RotationCounters,
): readonly SentenceDraft[] {
  const { day, year } = almanac.pillars
  const values = { pair: translatePair(day) }
  const first =
    audience === 'young' ? pickLine(YOUNG_GODS, tenGod, turn.stem) : pickLine(GODS, `${tenGod}-${TONE_BY_BAND[band]}`, turn.stem)
  const longer = composeLuckSentence(day, luck, year, turn)
  const partSentences = selectScoreParts(parts).map((part) => composeScorePartSentence(natal, day, part, turn))
  return [{ picked: first, values }, ...partSentences.slice(0, SENTENCES - (longer ? 2 : 1)), ...(longer ? [longer] : [])]
}

function pickTopicLines(
  { natal, almanac, tenGod, band }: DayTextFacts,
  audience: Audience,
  turn: RotationCounters,
): Readonly<Record<DayTopic, PickedLine>> {
  const facts = { natal, day: almanac.pillars.day, solarTerm: almanac.solarTerm, tenGod, tone: TONE_BY_BAND[band], turn }
  const of = (topic: DayTopic) => pickTopicLine(topic, audience, facts)
  return { work: of('work'), love: of('love'), study: of('study'), rest: of('rest') }
}

/** Lists the activities that the sentences advise and discourage. Advice wins over a warning. */
function listAdvisedActivities(all: readonly PickedLine[]): ActivityLists {
  const asked = new Set(all.flatMap(({ line }) => line.asks ?? []))
  const left = all.flatMap(({ line }) => line.leaves ?? []).filter((code: ActivityCode) => !asked.has(code))
  return { do: [...asked], dont: [...new Set(left)] }
}
