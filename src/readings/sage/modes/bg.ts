/** Mode bg: decides by a hexagram. The leading text (`changes/cast/leading.ts`) gives the advice, and no other piece contradicts it. */
import type { Locale } from '../../reader/locale.ts'
import { castChart } from '#bazi/index.ts'
import type { HexagramCast, TextPlace } from '../../changes/cast/index.ts'
import { deriveHexagrams, selectLeadingTexts } from '../../changes/cast/index.ts'
import { adviceOf, getTextWords } from '../../changes/said.ts'
import { ageOn } from '../../daily/index.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import type { SageQuestion } from '../asked.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { NamedSpan, Subtopic, Topic, ParsedQuestion } from '../ask/understanding.ts'
import { lifeAreaOf } from '../ask/understanding.ts'
import { createSearchSpan, findSpanWithinPrevious, parseDate } from './matter.ts'
import type { SingleChartTopic } from './topics.ts'
import { singleChartTopicOf } from './topics.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { localizeSageText } from '../said.ts'
import { declinedSubjectNotes } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { lostAnimalTexts } from '../text/verdicts.ts'
import { checkTopic } from './checked-topic.ts'
import { composeChartPiece } from './bg-chart.ts'
import { hasAnimal, isAboutLostAnimal, readCastMatter } from './bg-lost.ts'
import { composeOpener } from './bg-opener.ts'
import { citeText, composeCastReasons, composeLeadPiece, directionOf, formatClassicText, formatLineName } from './bg-reasons.ts'
import { bgFramesOf } from './bg-texts.ts'
import { planCastTime } from './bg-when.ts'
import { composeChartPartLine } from './named.ts'
import { inheritPreviousTopic } from './inherited-topic.ts'
import type { AskedFor } from './spoken.ts'
import { readVerdictForm } from './spoken.ts'
import { asksToWait, BIRTH } from './verdicts.ts'

/** Topics with conditions and advice of their own, in place of the hexagram's texts for the area. */
const OWN_WORDS: readonly (Subtopic | Topic)[] = [
  'lost-thing',
  'debt',
  'collect',
  'repay',
  'rent',
  'borrow',
  'bonus',
  'sale',
  'wage',
  'schooling',
]
const hasOwn = (topic: Subtopic | Topic): topic is SingleChartTopic => OWN_WORDS.includes(topic)
/** Topics that do not name the matter of a question. */
const UNNAMED: readonly Topic[] = ['decision', 'timing', 'day', 'year', 'luck-cycle', 'self', 'knowledge', 'between']
/** Customs of an element, which the chart answers whatever the cast. */
const CUSTOMS = ['colour', 'number'] as const
/** Forms whose opener is the whole answer of the line; the reasons contain the advice. */
const COMPLETE: readonly AskedFor[] = ['person', 'who', 'place', 'meaning', 'why']
/** Getting in touch is no parting: a cast decides about it even between former partners. */
const CONTACT = /打电话|联系|发(消息|信息|微信)|找(他|她)|见(他|她|面)|说清|\b(call|text|message|write|see|meet|talk|reply)\b/

const say = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

/** Declined subjects whose only answer is a note that refers the user elsewhere. */
const ELSEWHERE: readonly unknown[] = ['medical', 'legal', 'death']

/** Composes the answer of mode bg: a decision, from the cast hexagram and the chart. */
export function composeBgAnswer(asked: SageQuestion, understood: ParsedQuestion): readonly AnswerPiece[] {
  const { cast, locale, person } = asked
  const { note } = bgFramesOf(locale)
  const understanding = readCastMatter(asked, inheritPreviousTopic(asked, checkTopic(asked.text, understood, 'decision')))
  if (understanding.bound === 'birth' || BIRTH.test(normalizeQuestion(asked.text))) return [say('note', note.birth)]
  if (ELSEWHERE.includes(understanding.bound)) return [say('note', note.elsewhere)]
  if (cast === undefined) return [say('note', note['no-cast'])]
  const within = (person && findSpanWithinPrevious(asked, understanding)) ?? understanding.span
  const span = within ?? (understanding.topic === 'lost-thing' ? createSearchSpan(asked.now.local.slice(0, 10)) : undefined)
  const at = `${asked.now.local.slice(0, 16)}:00Z`
  const chart = person && new ChartPerson(castChart(person.birth), at)
  const pieces = composeCastAnswer(cast, { ...understanding, span }, chart, locale, asked.text)
  if (!isAboutLostAnimal(asked) || understanding.topic !== 'lost-thing') return pieces
  return pieces.map((piece) =>
    piece.kind === 'unless' || piece.kind === 'deed' ? { ...piece, text: localizeSageText(lostAnimalTexts[piece.kind], locale) } : piece,
  )
}

const isContact = (text: string) => CONTACT.test(normalizeQuestion(text)) && readVerdictForm(text) !== undefined

/**
 * Composes the answer to a cast; without a person, the pieces on the chart and the time are left out, without a text the
 * sentences that answer its form.
 */
export function composeCastAnswer(
  cast: HexagramCast,
  understanding: ParsedQuestion,
  person: ChartPerson | undefined,
  locale: Locale,
  text = '',
): readonly AnswerPiece[] {
  const { topic = 'decision', part, asking, bound, span } = understanding
  const frames = bgFramesOf(locale)
  const read = deriveHexagrams(cast)
  const [lead, second] = selectLeadingTexts(read) as [TextPlace, TextPlace?]
  const [advice, words] = [adviceOf(lead), getTextWords(lead, locale)]
  const isParting = bound === 'leaving' || (topic === 'break-up' && !isContact(text))
  const isTrade = bound === 'investment'
  const isOpen = isParting || isTrade
  const asks = isParting ? (lifeAreaOf(topic) === 'work' ? 'work' : 'love') : isTrade ? 'money' : lifeAreaOf(topic)
  const area = !isOpen && person && isYoung(person) && GROWN_AREAS.test(asks) ? 'decision' : asks
  const matter = part ?? topic
  const own = !isOpen && area === asks && hasOwn(matter) ? topicTexts[matter] : undefined
  // Uses only the area's text on separations and investments: no text decides whether to leave somebody or what to buy.
  const advised =
    area === 'decision' || (own !== undefined && topic !== 'lost-thing')
      ? words.decision
      : isOpen || asking === 'how' || asking === 'why'
        ? words[area]
        : joined(locale, words.decision, words[area])
  const isSpared = !isOpen && area !== asks
  const boundary = isSpared
    ? [say('note', localizeSageText(declinedSubjectNotes.young!, locale))]
    : isParting
      ? [say('note', frames.note.leaving)]
      : isTrade || bound === 'mind'
        ? [say('note', frames.note[bound])]
        : []
  const direction = isOpen ? 'terms' : directionOf(advice)
  const beside = { isLove: area === 'love', isYoung: person !== undefined && isYoung(person), isNow: NOW.test(advised) }
  const course = isParting ? 'talk' : topic === 'lost-thing' && text !== '' ? 'go' : advice
  const plan = (of: NamedSpan | undefined) => person && planCastTime(course, beside, person, of, locale)
  // A day asked for after an answer without a named time is a day of the month that the cast gave.
  const isOfMonth = span?.of === 'each-day' && understanding.follows?.understanding.span === undefined
  const before = isOfMonth ? plan(undefined) : undefined
  const time = plan(before === undefined ? span : { from: parseDate(before.from), to: parseDate(before.to), of: 'each-day', isPast: false })
  const isLost = topic === 'lost-thing'
  const named =
    UNNAMED.includes(topic) || isSpared ? undefined : localizeSageText(topicTexts[part ?? singleChartTopicOf(topic)].thing, locale)
  const opener =
    text === ''
      ? undefined
      : composeOpener({
          text,
          read,
          lead,
          lineName: formatLineName(lead, locale),
          advice,
          thing: named,
          date: isTrade ? undefined : time?.date,
          isOpen,
          isLost,
          isAnimal: isLost && hasAnimal(text),
          isBound: bound !== undefined,
          locale,
        })
  // A verdict needs only the advice of its area; a condition is stated in the text on decisions.
  const isBrief =
    opener?.asks.some((one) => one === 'whether' || one === 'two') === true &&
    advice !== 'terms' &&
    area !== 'decision' &&
    own === undefined
  const custom = person && CUSTOMS.find((one) => one === understanding.named)
  const isEnough = isLost || asksToWait(text) || opener?.asks.some((one) => COMPLETE.includes(one)) === true
  const line =
    person && custom
      ? composeChartPartLine(person, custom, locale).text
      : opener === undefined
        ? advised
        : joined(locale, opener.text, ...(isEnough ? [] : [isBrief ? words[area] : advised]))
  // The opposite hexagram explains a cast; beside a decision it would contradict it.
  const hasOpposite = text === '' || opener?.asks.includes('meaning') === true
  const isGistUsed = opener?.asks.some((one) => one === 'why' || one === 'meaning') === true
  const reasons = isOpen ? [composeLeadPiece(read, lead, locale)] : composeCastReasons(read, lead, second, person, locale, hasOpposite)
  const people = area === 'love' ? 'love' : !isTrade && GROWN_AREAS.test(area) ? 'people' : 'alone'
  const isTwo = asking === 'either' && !isOpen && !(opener?.asks.includes('two') === true)
  return [
    ...boundary,
    say('line', line),
    ...(isTwo ? [say('note', frames.note[`two-${direction}`])] : []),
    say('classic', formatClassicText(lead, locale), [citeText(lead, locale)]),
    ...reasons.filter((piece) => !isGistUsed || !piece.text.endsWith(words.gist) || reasons.length === 1),
    ...(person ? [composeChartPiece(person, topic, area, direction, locale)] : []),
    ...(time && !isTrade ? [time.piece] : []),
    ...(own
      ? [
          say('unless', localizeSageText(own.unless, locale)),
          say('deed', localizeSageText(direction === 'no' ? own.deedWait : own.deedGo, locale)),
        ]
      : [
          say('unless', frames.unless[`${isOpen ? 'leave' : advice}-${people}`]),
          say(
            'deed',
            frames.deed[isTrade ? 'wait' : isParting ? 'terms' : direction === 'yes' ? 'yes' : (advice as 'terms' | 'wait' | 'leave')][
              area
            ],
          ),
        ]),
    ...(asking === 'which' && !isLost && !isOpen && opener === undefined ? [say('note', frames.note.which)] : []),
  ]
}

/** Pattern of texts that refer to the present moment. */
const NOW = /现在|現在|今天|当天|當天|眼下|今晚|立刻|马上|馬上|趁|\b(now|today|tonight|at once|right away)\b/i

/** Areas without answers for children; questions in them also involve other people. */
const GROWN_AREAS = /^(work|money|love)$/
const GROWN = 16

function isYoung({ chart, today }: ChartPerson): boolean {
  const [birth, day] = [chart.input.local, today].map((text) => ({
    year: +text.slice(0, 4),
    month: +text.slice(5, 7),
    day: +text.slice(8, 10),
  }))
  return ageOn(birth!, day!) < GROWN
}

const joined = (locale: Locale, ...sentences: readonly string[]) => sentences.join(locale === 'en_US' ? ' ' : '')
