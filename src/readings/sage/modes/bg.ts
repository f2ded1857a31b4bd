/** Mode bg: decides by a hexagram. The leading text (`changes/cast/leading.ts`) gives the advice, and no other piece contradicts it. */
import type { Locale } from '../../reader/locale.ts'
import { castChart } from '#bazi/index.ts'
import type { HexagramCast, CastHexagrams, Hexagram, TextPlace } from '../../changes/cast/index.ts'
import { ALL_LINES_NUMBER, hexagramOfNumber, deriveHexagrams, selectLeadingTexts } from '../../changes/cast/index.ts'
import type { TextAdvice } from '../../changes/said.ts'
import { classicalTextOf, imageTextOf, textLabelOf, adviceOf, getTextWords } from '../../changes/said.ts'
import { ageOn } from '../../daily/index.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import type { SageQuestion } from '../asked.ts'
import type { Subtopic, Topic, ParsedQuestion } from '../ask/understanding.ts'
import { lifeAreaOf } from '../ask/understanding.ts'
import { findSpanWithinPrevious } from './matter.ts'
import type { SingleChartTopic } from './topics.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { localizeSageText } from '../said.ts'
import { declinedSubjectNotes } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { composeChartPiece, composeElementPiece } from './bg-chart.ts'
import type { AdviceDirection } from './bg-frames.ts'
import { fillFrame, bgFramesOf } from './bg-texts.ts'
import { composeTimingPiece } from './bg-when.ts'

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

const directionOf = (advice: TextAdvice): AdviceDirection =>
  advice === 'terms' ? 'terms' : advice === 'go' || advice === 'steps' ? 'yes' : 'no'

const say = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

/** Declined subjects whose only answer is a note that refers the user elsewhere. */
const ELSEWHERE: readonly unknown[] = ['medical', 'legal', 'death']
/** From this number of reasons on, the trigrams are left out. */
const MOST_REASONS = 4

/** Composes the answer of mode bg: a decision, from the cast hexagram and the chart. */
export function composeBgAnswer(asked: SageQuestion, understanding: ParsedQuestion): readonly AnswerPiece[] {
  const { cast, locale, person } = asked
  const { note } = bgFramesOf(locale)
  if (understanding.bound === 'birth') return [say('note', note.birth)]
  if (ELSEWHERE.includes(understanding.bound)) return [say('note', note.elsewhere)]
  if (cast === undefined) return [say('note', note['no-cast'])]
  const span = (person && findSpanWithinPrevious(asked, understanding)) ?? understanding.span
  const at = `${asked.now.local.slice(0, 16)}:00Z`
  return composeCastAnswer(cast, { ...understanding, span }, person && new ChartPerson(castChart(person.birth), at), locale)
}

/** Composes the answer to a cast; without a person, the pieces on the chart and the time are left out. */
export function composeCastAnswer(
  cast: HexagramCast,
  understanding: ParsedQuestion,
  person: ChartPerson | undefined,
  locale: Locale,
): readonly AnswerPiece[] {
  const { topic = 'decision', part, asking, bound, span } = understanding
  const frames = bgFramesOf(locale)
  const read = deriveHexagrams(cast)
  const [lead, second] = selectLeadingTexts(read) as [TextPlace, TextPlace?]
  const [advice, words] = [adviceOf(lead), getTextWords(lead, locale)]
  const isParting = bound === 'leaving' || topic === 'break-up'
  const isTrade = bound === 'investment'
  const isOpen = isParting || isTrade
  const asks = isParting ? (lifeAreaOf(topic) === 'work' ? 'work' : 'love') : isTrade ? 'money' : lifeAreaOf(topic)
  const area = !isOpen && person && isYoung(person) && GROWN_AREAS.test(asks) ? 'decision' : asks
  const matter = part ?? topic
  const own = !isOpen && area === asks && hasOwn(matter) ? topicTexts[matter] : undefined
  // Uses only the area's text on separations and investments: no text decides whether to leave somebody or what to buy.
  const line =
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
  const reasons = isOpen ? [leadPiece(read, lead, locale)] : reasonsOf(read, lead, second, person, locale)
  const people = area === 'love' ? 'love' : !isTrade && GROWN_AREAS.test(area) ? 'people' : 'alone'
  const direction = isOpen ? 'terms' : directionOf(advice)
  const isTwo = asking === 'either' && !isOpen
  return [
    ...boundary,
    say('line', line),
    ...(isTwo ? [say('note', frames.note[`two-${direction}`])] : []),
    say('classic', classicText(lead, locale), [citeOf(lead, locale)]),
    ...reasons,
    ...(person ? [composeChartPiece(person, topic, area, direction, locale)] : []),
    ...(person && !isTrade
      ? [
          composeTimingPiece(
            isParting ? 'talk' : advice,
            { isLove: area === 'love', isYoung: isYoung(person), isNow: NOW.test(line) },
            person,
            span,
            locale,
          ),
        ]
      : []),
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
    ...(asking === 'which' && topic !== 'lost-thing' && !isOpen ? [say('note', frames.note.which)] : []),
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

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const

function leadPiece(read: CastHexagrams, lead: TextPlace, locale: Locale): AnswerPiece {
  const { original, changed, moving } = read
  const key = lead.line === ALL_LINES_NUMBER ? 'all' : COUNTS[moving.length]!
  const variants = bgFramesOf(locale).lead[key]
  const slots = {
    name: original.name[locale],
    changed: changed?.name[locale] ?? '',
    line: lineOf(lead, locale),
    gist: getTextWords(lead, locale).gist,
  }
  return say('reason', fillFrame(variants[(original.number + moving.length) % 2]!, slots), [citeOf(lead, locale)])
}

function reasonsOf(read: CastHexagrams, lead: TextPlace, second: TextPlace | undefined, person: ChartPerson | undefined, locale: Locale) {
  const frames = bgFramesOf(locale)
  const { original, changed, nuclear, opposite } = read
  const direction = directionOf(adviceOf(lead))
  const usedHexagrams = new Set(lead.line === 0 ? [lead.hexagram] : [])
  const judgement = (hexagram: Hexagram): TextPlace => ({ hexagram: hexagram.number, line: 0 })
  const ahead = (place: TextPlace) => directionOf(adviceOf(place))
  const meeting = (place: TextPlace) => {
    const other = ahead(place)
    return other === direction ? 'same' : other === 'terms' || direction === 'terms' ? 'open' : 'other'
  }
  /** Puts a hexagram's gist into a frame; returns nothing for a hexagram that has been used. */
  const picture = (frame: string, hexagram: Hexagram): readonly AnswerPiece[] => {
    if (usedHexagrams.has(hexagram.number)) return []
    usedHexagrams.add(hexagram.number)
    const place = judgement(hexagram)
    const slots = { name: hexagram.name[locale], changed: changed?.name[locale] ?? '', gist: getTextWords(place, locale).gist }
    return [say('reason', fillFrame(frame, slots), [citeOf(place, locale)])]
  }
  const isElsewhere = lead.hexagram !== original.number
  const beside: readonly AnswerPiece[] =
    second === undefined || second.line === 0
      ? []
      : [
          say(
            'reason',
            fillFrame(frames.second[meeting(second)], { line: lineOf(second, locale), gist: getTextWords(second, locale).gist }),
            [citeOf(second, locale)],
          ),
        ]
  const image = changed === null ? [say('classic', imageTextOf(original.number, locale), [citeOf(judgement(original), locale)])] : []
  const whole = picture(frames.whole[isElsewhere ? 'from' : meeting(judgement(original))], original)
  const goes = changed === null || isElsewhere ? [] : picture(frames.goes[`${direction}-${ahead(judgement(changed))}`], changed)
  const inside =
    nuclear === original
      ? [say('reason', fillFrame(frames.inside.self, { name: nuclear.name[locale] }))]
      : picture(frames.inside[`${direction}-${ahead(judgement(nuclear))}`], nuclear)
  const reasons = [leadPiece(read, lead, locale), ...beside, ...whole, ...inside, ...goes]
  const element = person && reasons.length < MOST_REASONS ? composeElementPiece(person, read, locale) : undefined
  return [...image, ...reasons, ...(element ? [element] : []), ...picture(frames.opposite, opposite)]
}

/** Formats a classical text with its label: 初六：不永所事，小有言，终吉。 */
function classicText(place: TextPlace, locale: Locale): string {
  const label = locale !== 'en_US' && place.line === 0 ? hexagramOfNumber(place.hexagram).name[locale] : textLabelOf(place, locale)
  return `${label}${locale === 'en_US' ? ': ' : '：'}${classicalTextOf(place, locale)}`
}

/** Formats the name of a line for use within a sentence: 初六; six at the beginning. */
function lineOf(place: TextPlace, locale: Locale): string {
  const label = textLabelOf(place, locale)
  return locale === 'en_US' ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

function citeOf(place: TextPlace, locale: Locale): Citation {
  const name = hexagramOfNumber(place.hexagram).name[locale]
  if (place.line === 0) return { to: 'hexagram', ref: String(place.hexagram), label: name }
  const label = `${name}${locale === 'en_US' ? ', ' : ' '}${lineOf(place, locale)}`
  return { to: 'hexagram', ref: `${place.hexagram}.${place.line}`, label }
}
