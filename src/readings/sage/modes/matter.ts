/** Prepares a question about one chart: the topic to answer, the time, and the notes that open the answer. */
import type { Locale } from '../../reader/locale.ts'
import type { CivilDate } from '#bazi/index.ts'
import { castChart, civilDateOf } from '#bazi/index.ts'
import { ageOn } from '../../daily/ages.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import type { SageQuestion } from '../asked.ts'
import { parseQuestion } from '../ask/index.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { comparesTwoTimes } from '../ask/two-things.ts'
import type { DeclinedSubject, ChartTime, NamedSpan, ParsedQuestion } from '../ask/understanding.ts'
import { parseEpochDay } from '../outlook/parts.ts'
import type { TimeWindow } from '../outlook/window.ts'
import { findNarrowerSpan } from '../outlook/within.ts'
import { evaluateTimeWindow } from '../outlook/window.ts'
import type { AnswerPiece } from '../piece.ts'
import { localizeSageText } from '../said.ts'
import { OWN_BOSS } from '../text/fits.ts'
import { declinedSubjectNotes } from '../text/reasons.ts'
import type { SingleChartTopic } from './topics.ts'
import { ADVICE_TOPICS, singleChartTopicOf, TOPIC_FACTS } from './topics.ts'

const [GROWN, RETIRED] = [16, 75]

/** A prepared question: the input of every piece of its answer. */
export interface PreparedQuestion {
  readonly person: ChartPerson
  readonly topic: SingleChartTopic
  readonly understanding: ParsedQuestion
  readonly window: TimeWindow
  readonly today: string
  readonly locale: Locale
  /** Whether the question asks which of two alternatives. */
  readonly isEither: boolean
  /** Whether the person is a child; then nothing about jobs, pay or partners is said. */
  readonly isChild: boolean
  /** Key for choosing text variants; depends on the chart and the question only. */
  readonly key: string
  readonly notes: readonly AnswerPiece[]
  /** The normalised question. */
  readonly text: string
  /** The previous question of the conversation, and the number of questions before this one. */
  readonly before: ParsedQuestion | undefined
  readonly beforeText: string
  readonly depth: number
  /** Index of the pair of a luck cycle that the question names. */
  readonly pair: number | undefined
}

/** Topics that replace declined subjects. */
const INSTEAD: Readonly<Partial<Record<DeclinedSubject, SingleChartTopic>>> = {
  medical: 'rest',
  legal: 'timing',
  investment: 'money-in',
  death: 'luck-cycle',
  leaving: 'break-up',
  mind: 'love-existing',
  birth: 'children',
}

/** Topics for which no kind (of work, study …) can be recommended: "which" is answered as a yes-or-no question. */
const KINDLESS: readonly SingleChartTopic[] = [
  'schooling',
  'bonus',
  'rent',
  'borrow',
  'sale',
  'resale',
  'decision',
  'lost-thing',
  'debt',
  'collect',
  'repay',
  'outlay',
  'support',
  'signing',
  'results',
  'rapport',
  'healing',
  'leave',
  'rest',
  'habit',
  'wage',
  'purse',
  'house',
  'exam',
  'family',
  'children',
  'parents',
  'break-up',
  'timing',
  'day',
  'year',
]
/** Two things of which one is to be chosen, without “or” (“A and B, which suits me better”). */
const NAMES_TWO = /.{1,10}(和|跟|与|、).{1,10}哪(个|一个|样|一样|边)(?!月|时|年)|\bwhich\b.{0,24},? .{2,30} or \w/
/** Days considered for a lost thing, because the search for it happens now. */
const SEARCH_DAYS = 9
/** Days considered for questions about rest. */
const REST_DAYS = 100

/** Parses `YYYY-MM-DD`. */
export const parseDate = (date: string): CivilDate => civilDateOf(parseEpochDay(date))

export function prepareQuestion(asked: SageQuestion, understanding: ParsedQuestion): PreparedQuestion {
  const { locale } = asked
  const today = asked.now.local.slice(0, 10)
  const person = new ChartPerson(castChart(asked.person!.birth), `${today}T12:00:00Z`)
  const age = ageOn(parseDate(person.chart.input.local.slice(0, 10)), parseDate(today))
  const { bound } = understanding
  const heard = bound === undefined ? (understanding.part ?? singleChartTopicOf(understanding.topic!)) : boundTopic(bound, understanding)
  const wanted = TOPIC_FACTS[heard].field === 'work' && OWN_BOSS.test(normalizeQuestion(asked.text)) ? 'business' : heard
  const facts = TOPIC_FACTS[wanted]
  const [isYoung, isOld] = [age < GROWN && facts.isGrown === true, age > RETIRED && facts.isOffice === true]
  const topic = isYoung ? 'study' : isOld ? 'rest' : age < GROWN && wanted === 'friends' ? 'playmates' : wanted
  const notes = [...(bound === undefined ? [] : [bound as string]), ...(isYoung ? ['young'] : isOld ? ['old'] : [])].map(
    (id) => ({ kind: 'note', text: localizeSageText(declinedSubjectNotes[id]!, locale), cites: [] }) as const,
  )
  const isLost = topic === 'lost-thing'
  const isYesOrNo =
    understanding.asking === 'either' ||
    (KINDLESS.includes(topic) && (understanding.asking === 'which' || (isLost && understanding.asking === 'what')))
  const asking = bound !== undefined || isYoung || isOld ? ('what' as const) : isYesOrNo ? ('whether' as const) : understanding.asking
  // Ignores the time in a question about a separation: it is past and only mentioned.
  const named = topic === 'healing' ? undefined : (findSpanWithinPrevious(asked, understanding) ?? understanding.span)
  const span =
    named ??
    (isLost
      ? createSearchSpan(today)
      : topic === 'rest' || topic === 'healing'
        ? aheadOf(today, REST_DAYS)
        : understanding.isAlone === true
          ? undefined
          : (getPresentSpan(asked.text, understanding, today) ?? getDefaultSpan(asked.text, today)))
  const placed = placedIn(person, understanding.placed)
  const settled = { ...understanding, asking, span, placed }
  const timed = topic === 'luck-cycle' ? cycleTimed(settled, today) : settled
  const window = evaluateTimeWindow(person, today, timed)
  const pairs = person.pillars.map(({ ganzhi }) => ganzhi).join('')
  // The answer can choose only between actions.
  const isDone = topic === 'decision' || ADVICE_TOPICS.includes(topic) || ['work', 'study', 'travel'].includes(facts.field)
  const isEither =
    ((understanding.asking === 'either' && asking === 'whether') || NAMES_TWO.test(normalizeQuestion(asked.text))) &&
    isDone &&
    !comparesTwoTimes(normalizeQuestion(asked.text))
  return {
    person,
    topic,
    understanding: timed,
    window,
    today,
    locale,
    isEither,
    isChild: age < GROWN,
    key: `${pairs} ${topic} ${settled.asking}`,
    notes,
    text: normalizeQuestion(asked.text),
    before: previousOf(asked),
    beforeText: normalizeQuestion(asked.earlier.at(-1) ?? ''),
    depth: asked.earlier.length,
    pair: understanding.placed !== undefined && 'pair' in understanding.placed ? understanding.placed.pair : undefined,
  }
}

/** Parses the previous question of the conversation. */
const previousOf = ({ earlier, locale, now }: SageQuestion): ParsedQuestion | undefined =>
  earlier.length === 0 ? undefined : parseQuestion(earlier.at(-1)!, locale, now, earlier.slice(0, -1))

/** Finds a narrower time within the time of the previous answer; undefined if none is asked for. */
export function findSpanWithinPrevious(asked: SageQuestion, { follows, asking }: ParsedQuestion): NamedSpan | undefined {
  if (follows === undefined) return undefined
  const { topic = 'decision' } = follows.understanding
  const { window, today } = prepareQuestion({ ...asked, text: follows.text }, { ...follows.understanding, topic })
  return findNarrowerSpan(window, asked.text, asking, today)
}

/** Resolves the luck cycle with a pair to a time in this chart; undefined if the chart has no such cycle. */
function placedIn(person: ChartPerson, placed: ChartTime | undefined): ChartTime | undefined {
  if (placed === undefined || !('pair' in placed)) return placed
  const at = person.chart.luck.pillars.findIndex(({ index }) => index === placed.pair)
  if (at < 0) return undefined
  if (at === person.currentCycleIndex) return { cycle: 'now' }
  if (at === person.currentCycleIndex + 1) return { cycle: 'next' }
  return { age: person.chart.luck.pillars[at]!.startYear - Number(person.chart.input.local.slice(0, 4)) }
}

const YEARS_AHEAD = 9

/** Adds the default time to a question about luck: the present cycle; for "when" the next ten years. */
function cycleTimed(understanding: ParsedQuestion, today: string): ParsedQuestion {
  if (understanding.span !== undefined || understanding.placed !== undefined) return understanding
  if (understanding.asking !== 'when') return { ...understanding, placed: { cycle: 'now' } }
  const from = parseDate(today)
  return { ...understanding, span: { from, to: { year: from.year + YEARS_AHEAD, month: 12, day: 31 }, of: 'years', isPast: false } }
}

const [DAYS_AHEAD, OF_YEARS, OF_DAYS] = [
  20,
  /哪(一|几)?年|几岁|晚婚|早婚|\b(which|what|best|luckiest) years?\b|\bwhat age\b/,
  /哪(一|几)?[天日]|几号|(哪|挑|选)个?日子|\b(which|what|best|good|right) days?\b/,
]

const NOW = /现在|眼下|目前|这(会儿|阵子?)|马上|\b(right )?now\b|\bthese days\b/
const PRESENT_DAYS = 60

/** Returns the next two months for a yes-or-no question about now. */
function getPresentSpan(question: string, { asking, placed }: ParsedQuestion, today: string): NamedSpan | undefined {
  const text = normalizeQuestion(question)
  if (asking !== 'whether' || placed !== undefined || !NOW.test(text) || comparesTwoTimes(text)) return undefined
  return aheadOf(today, PRESENT_DAYS)
}

/** Returns the default time of a question that asks for a year or a day without naming a range. */
export function getDefaultSpan(question: string, today: string): NamedSpan | undefined {
  const text = normalizeQuestion(question)
  const from = parseDate(today)
  if (OF_YEARS.test(text)) return { from, to: { year: from.year + YEARS_AHEAD, month: 12, day: 31 }, of: 'years', isPast: false }
  return OF_DAYS.test(text) ? aheadOf(today, DAYS_AHEAD) : undefined
}

const aheadOf = (today: string, days: number): NamedSpan => ({
  from: parseDate(today),
  to: civilDateOf(parseEpochDay(today) + days),
  of: days > 45 ? 'months' : 'days',
  isPast: false,
})
export const createSearchSpan = (today: string): NamedSpan => aheadOf(today, SEARCH_DAYS)

function boundTopic(bound: DeclinedSubject, { topic }: ParsedQuestion): SingleChartTopic {
  const own = singleChartTopicOf(topic ?? 'decision')
  if (bound === 'mind') return TOPIC_FACTS[own].field === 'work' || own === 'friends' || own === 'break-up' ? own : 'love-existing'
  return INSTEAD[bound]!
}
