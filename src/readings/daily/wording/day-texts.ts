import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { Band, BranchCode, Ganzhi, NatalPairs, ScorePart, TenGodCode } from '#bazi/index.ts'
import type { ActivityLists } from '../contradictions.ts'
import { TONES } from '../tone.ts'
import { GODS } from '../text/gods.ts'
import { HOURS_A } from '../text/hours-a.ts'
import { HOURS_B } from '../text/hours-b.ts'
import { YOUNG_GODS } from '../text/young-gods.ts'
import { TEN_GOD_FAMILIES } from './families.ts'
import { pickCounsel, pickImage } from './headline.ts'
import { DAY_LINES_VERSION } from './lines-version.ts'
import { composeLuckSentence } from './luck-sentence.ts'
import { translatePair } from './names.ts'
import { composePartSentence, type SentenceDraft, selectParts } from './sentences.ts'
import type { Audience, DayTopic } from './topic.ts'
import { getAudience, pickTopicLine } from './topics.ts'
import { pickLine, type PickedLine, type Rotation, computeRotation } from './rotation.ts'
import { type DayTextLine, createTextLine, type LocalizedLine, localizeLine } from './line-text.ts'

/** All texts of a day for one person. Stored on devices as part of `DayView`. */
export interface DayTexts {
  readonly lines: number
  readonly audience: Audience
  /** The two halves of the headline: the image depends on the day alone, the counsel on the person. */
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
  readonly tenGod: TenGodCode
  readonly band: Band
  readonly parts: readonly ScorePart[]
  readonly hours: readonly { readonly branch: BranchCode; readonly pair: Ganzhi; readonly tenGod: TenGodCode }[]
}

const HOURS = { ...HOURS_A, ...HOURS_B }

/**
 * Composes the texts of a day (`said`) and lists the activities that they advise and discourage (`spoken`); no list may
 * contradict `spoken`.
 */
export function composeDayTexts(facts: DayTextFacts): { readonly said: DayTexts; readonly spoken: ActivityLists } {
  const { almanac, tenGod, band, hours } = facts
  const { day } = almanac.pillars
  const turn = computeRotation(almanac.date)
  const audience = getAudience(facts.age)
  const headline = { date: almanac.date, pair: day, tenGod, band }
  const [image, counsel] = [pickImage(headline), pickCounsel(headline)]
  const text = composeSentences(facts, audience, turn)
  const topics = pickTopicLines(facts, audience, turn)
  const hourly = hours.map((hour) => pickLine(HOURS, `${hour.branch}-${TEN_GOD_FAMILIES[hour.tenGod]}`, turn.hour))
  const said: DayTexts = {
    lines: DAY_LINES_VERSION,
    audience,
    image: localizeLine(image.line),
    counsel: localizeLine(counsel.line),
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
  turn: Rotation,
): readonly SentenceDraft[] {
  const { day, year } = almanac.pillars
  const values = { pair: translatePair(day) }
  const first = audience === 'young' ? pickLine(YOUNG_GODS, tenGod, turn.stem) : pickLine(GODS, `${tenGod}-${TONES[band]}`, turn.stem)
  const longer = composeLuckSentence(day, luck, year, turn)
  const partSentences = selectParts(parts).map((part) => composePartSentence(natal, day, part, turn))
  return [{ picked: first, values }, ...partSentences.slice(0, SENTENCES - (longer ? 2 : 1)), ...(longer ? [longer] : [])]
}

function pickTopicLines(
  { natal, almanac, tenGod, band }: DayTextFacts,
  audience: Audience,
  turn: Rotation,
): Readonly<Record<DayTopic, PickedLine>> {
  const facts = { natal, day: almanac.pillars.day, solarTerm: almanac.solarTerm, tenGod, tone: TONES[band], turn }
  const of = (topic: DayTopic) => pickTopicLine(topic, audience, facts)
  return { work: of('work'), love: of('love'), study: of('study'), rest: of('rest') }
}

/** Lists the activities that the sentences advise and discourage. Advice wins over a warning. */
function listAdvisedActivities(all: readonly PickedLine[]): ActivityLists {
  const asked = new Set(all.flatMap(({ line }) => line.asks ?? []))
  const left = all.flatMap(({ line }) => line.leaves ?? []).filter((code: ActivityCode) => !asked.has(code))
  return { do: [...asked], dont: [...new Set(left)] }
}
