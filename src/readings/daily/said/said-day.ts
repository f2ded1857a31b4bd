import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { Band, BranchCode, Ganzhi, NatalPairs, ScorePart, TenGodCode } from '#bazi/index.ts'
import type { BothLists } from '../contraries.ts'
import { TONES } from '../tone.ts'
import { GODS } from '../text/gods.ts'
import { HOURS_A } from '../text/hours-a.ts'
import { HOURS_B } from '../text/hours-b.ts'
import { YOUNG_GODS } from '../text/young-gods.ts'
import { FAMILIES } from './families.ts'
import { counselOf, imageOf } from './headline.ts'
import { DAY_LINES } from './lines-version.ts'
import { luckTellingOf } from './luck-telling.ts'
import { pairName } from './names.ts'
import { partTellingOf, type Telling, toldPartsOf } from './sentences.ts'
import type { Audience, Topic } from './topic.ts'
import { audienceOf, topicOf } from './topics.ts'
import { pickOf, type Picked, type Turn, turnOf } from './turn.ts'
import { type SaidLine, saidOf, type Words, wordsOf } from './words.ts'

/** All that is said of a day to one person, in words. */
export interface SaidDay {
  readonly lines: number
  readonly audience: Audience
  /** The two halves of the headline: the picture is of the day, the counsel of the person. */
  readonly image: Words
  readonly counsel: Words
  /** Its ten god, what moves its value most, and how it stands to longer luck: one to three sentences. A day that touches no pillar has only the first. */
  readonly text: readonly SaidLine[]
  readonly topics: Readonly<Record<Topic, SaidLine>>
  /** Of the twelve double-hours, 子 first. */
  readonly hours: readonly SaidLine[]
}

export interface DayFacts {
  readonly natal: NatalPairs
  readonly almanac: AlmanacDay
  readonly age: number
  /** The present ten years; null before they begin and after the tenth of them. */
  readonly luck: Ganzhi | null
  readonly tenGod: TenGodCode
  readonly band: Band
  readonly parts: readonly ScorePart[]
  readonly hours: readonly { readonly branch: BranchCode; readonly pair: Ganzhi; readonly tenGod: TenGodCode }[]
}

const HOURS = { ...HOURS_A, ...HOURS_B }

/** What is said of a day, and which activities that advises and holds back: no list beside it may say the contrary. */
export function saidDayOf(facts: DayFacts): { readonly said: SaidDay; readonly spoken: BothLists } {
  const { almanac, tenGod, band, hours } = facts
  const { day } = almanac.pillars
  const turn = turnOf(almanac.date)
  const audience = audienceOf(facts.age)
  const headline = { date: almanac.date, pair: day, tenGod, band }
  const [image, counsel] = [imageOf(headline), counselOf(headline)]
  const text = sentencesOf(facts, audience, turn)
  const topics = topicsOf(facts, audience, turn)
  const hourly = hours.map((hour) => pickOf(HOURS, `${hour.branch}-${FAMILIES[hour.tenGod]}`, turn.hour))
  const said: SaidDay = {
    lines: DAY_LINES,
    audience,
    image: wordsOf(image.line),
    counsel: wordsOf(counsel.line),
    text: text.map(({ picked, values }) => saidOf(picked, values)),
    topics: { work: saidOf(topics.work), love: saidOf(topics.love), study: saidOf(topics.study), rest: saidOf(topics.rest) },
    hours: hourly.map((picked) => saidOf(picked)),
  }
  return { said, spoken: spokenOf([counsel, ...text.map(({ picked }) => picked), ...Object.values(topics)]) }
}

/** Not more of the parts beside a word on longer luck than one. */
const SENTENCES = 3

function sentencesOf({ natal, almanac, tenGod, band, parts, luck }: DayFacts, audience: Audience, turn: Turn): readonly Telling[] {
  const { day, year } = almanac.pillars
  const values = { pair: pairName(day) }
  const first = audience === 'young' ? pickOf(YOUNG_GODS, tenGod, turn.stem) : pickOf(GODS, `${tenGod}-${TONES[band]}`, turn.stem)
  const longer = luckTellingOf(day, luck, year, turn)
  const told = toldPartsOf(parts).map((part) => partTellingOf(natal, day, part, turn))
  return [{ picked: first, values }, ...told.slice(0, SENTENCES - (longer ? 2 : 1)), ...(longer ? [longer] : [])]
}

function topicsOf({ natal, almanac, tenGod, band }: DayFacts, audience: Audience, turn: Turn): Readonly<Record<Topic, Picked>> {
  const facts = { natal, day: almanac.pillars.day, solarTerm: almanac.solarTerm, tenGod, tone: TONES[band], turn }
  const of = (topic: Topic) => topicOf(topic, audience, facts)
  return { work: of('work'), love: of('love'), study: of('study'), rest: of('rest') }
}

/** Once each: what one line asks for stands, though another would leave it. */
function spokenOf(all: readonly Picked[]): BothLists {
  const asked = new Set(all.flatMap(({ line }) => line.asks ?? []))
  const left = all.flatMap(({ line }) => line.leaves ?? []).filter((code: ActivityCode) => !asked.has(code))
  return { do: [...asked], dont: [...new Set(left)] }
}
