/** Mode bg: decides by a hexagram. The leading text (`changes/cast/leading.ts`) gives the advice, and no other piece contradicts it. */
import type { Locale } from '../../reader/locale.ts'
import { castChart } from '#bazi/index.ts'
import type { Cast, CastHexagrams, Hexagram, TextPlace } from '../../changes/cast/index.ts'
import { ALL_LINES, hexagramOf, readCast, selectLeadingTexts } from '../../changes/cast/index.ts'
import type { TextAdvice } from '../../changes/said.ts'
import { classicOf, imageOf, labelOf, adviceOf, getTextWords } from '../../changes/said.ts'
import { ageOn } from '../../daily/index.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import type { SageQuestion } from '../asked.ts'
import type { Subtopic, Topic, Understanding } from '../ask/understanding.ts'
import { areaOf } from '../ask/understanding.ts'
import { findSpanWithinPrevious } from './matter.ts'
import type { OwnTopic } from './topics.ts'
import type { Cite, Piece, PieceKind } from '../piece.ts'
import { textIn } from '../said.ts'
import { boundNotes } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { chartPiece, elementPiece } from './bg-chart.ts'
import type { Direction } from './bg-frames.ts'
import { filled, framesOf } from './bg-texts.ts'
import { whenPiece } from './bg-when.ts'

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
const hasOwn = (topic: Subtopic | Topic): topic is OwnTopic => OWN_WORDS.includes(topic)

const directionOf = (advice: TextAdvice): Direction => (advice === 'terms' ? 'terms' : advice === 'go' || advice === 'steps' ? 'yes' : 'no')

const say = (kind: PieceKind, text: string, cites: readonly Cite[] = []): Piece => ({ kind, text, cites })

/** Declined subjects whose only answer is a note that refers the user elsewhere. */
const ELSEWHERE: readonly unknown[] = ['medical', 'legal', 'death']
/** From this number of reasons on, the trigrams are left out. */
const MOST_REASONS = 4

export function composeBgAnswer(asked: SageQuestion, understanding: Understanding): readonly Piece[] {
  const { cast, locale, person } = asked
  const { note } = framesOf(locale)
  if (understanding.bound === 'birth') return [say('note', note.birth)]
  if (ELSEWHERE.includes(understanding.bound)) return [say('note', note.elsewhere)]
  if (cast === undefined) return [say('note', note['no-cast'])]
  const span = (person && findSpanWithinPrevious(asked, understanding)) ?? understanding.span
  const at = `${asked.now.local.slice(0, 16)}:00Z`
  return answerOf(cast, { ...understanding, span }, person && new ChartPerson(castChart(person.birth), at), locale)
}

/** Composes the answer to a cast; without a person, the pieces on the chart and the time are left out. */
export function answerOf(cast: Cast, understanding: Understanding, person: ChartPerson | undefined, locale: Locale): readonly Piece[] {
  const { topic = 'decision', part, asking, bound, span } = understanding
  const frames = framesOf(locale)
  const read = readCast(cast)
  const [lead, second] = selectLeadingTexts(read) as [TextPlace, TextPlace?]
  const [advice, words] = [adviceOf(lead), getTextWords(lead, locale)]
  const isParting = bound === 'leaving' || topic === 'break-up'
  const isTrade = bound === 'investment'
  const isOpen = isParting || isTrade
  const asks = isParting ? (areaOf(topic) === 'work' ? 'work' : 'love') : isTrade ? 'money' : areaOf(topic)
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
    ? [say('note', textIn(boundNotes.young!, locale))]
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
    ...(person ? [chartPiece(person, topic, area, direction, locale)] : []),
    ...(person && !isTrade
      ? [
          whenPiece(
            isParting ? 'talk' : advice,
            { isLove: area === 'love', isYoung: isYoung(person), isNow: NOW.test(line) },
            person,
            span,
            locale,
          ),
        ]
      : []),
    ...(own
      ? [say('unless', textIn(own.unless, locale)), say('deed', textIn(direction === 'no' ? own.deedWait : own.deedGo, locale))]
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

function leadPiece(read: CastHexagrams, lead: TextPlace, locale: Locale): Piece {
  const { original, changed, moving } = read
  const key = lead.line === ALL_LINES ? 'all' : COUNTS[moving.length]!
  const variants = framesOf(locale).lead[key]
  const slots = {
    name: original.name[locale],
    changed: changed?.name[locale] ?? '',
    line: lineOf(lead, locale),
    gist: getTextWords(lead, locale).gist,
  }
  return say('reason', filled(variants[(original.number + moving.length) % 2]!, slots), [citeOf(lead, locale)])
}

function reasonsOf(read: CastHexagrams, lead: TextPlace, second: TextPlace | undefined, person: ChartPerson | undefined, locale: Locale) {
  const frames = framesOf(locale)
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
  const picture = (frame: string, hexagram: Hexagram): readonly Piece[] => {
    if (usedHexagrams.has(hexagram.number)) return []
    usedHexagrams.add(hexagram.number)
    const place = judgement(hexagram)
    const slots = { name: hexagram.name[locale], changed: changed?.name[locale] ?? '', gist: getTextWords(place, locale).gist }
    return [say('reason', filled(frame, slots), [citeOf(place, locale)])]
  }
  const isElsewhere = lead.hexagram !== original.number
  const beside: readonly Piece[] =
    second === undefined || second.line === 0
      ? []
      : [
          say('reason', filled(frames.second[meeting(second)], { line: lineOf(second, locale), gist: getTextWords(second, locale).gist }), [
            citeOf(second, locale),
          ]),
        ]
  const image = changed === null ? [say('classic', imageOf(original.number, locale), [citeOf(judgement(original), locale)])] : []
  const whole = picture(frames.whole[isElsewhere ? 'from' : meeting(judgement(original))], original)
  const goes = changed === null || isElsewhere ? [] : picture(frames.goes[`${direction}-${ahead(judgement(changed))}`], changed)
  const inside =
    nuclear === original
      ? [say('reason', filled(frames.inside.self, { name: nuclear.name[locale] }))]
      : picture(frames.inside[`${direction}-${ahead(judgement(nuclear))}`], nuclear)
  const reasons = [leadPiece(read, lead, locale), ...beside, ...whole, ...inside, ...goes]
  const element = person && reasons.length < MOST_REASONS ? elementPiece(person, read, locale) : undefined
  return [...image, ...reasons, ...(element ? [element] : []), ...picture(frames.opposite, opposite)]
}

/** Formats a classical text with its label: 初六：不永所事，小有言，终吉。 */
function classicText(place: TextPlace, locale: Locale): string {
  const label = locale !== 'en_US' && place.line === 0 ? hexagramOf(place.hexagram).name[locale] : labelOf(place, locale)
  return `${label}${locale === 'en_US' ? ': ' : '：'}${classicOf(place, locale)}`
}

/** Formats the name of a line for use within a sentence: 初六; six at the beginning. */
function lineOf(place: TextPlace, locale: Locale): string {
  const label = labelOf(place, locale)
  return locale === 'en_US' ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

function citeOf(place: TextPlace, locale: Locale): Cite {
  const name = hexagramOf(place.hexagram).name[locale]
  if (place.line === 0) return { to: 'hexagram', ref: String(place.hexagram), label: name }
  const label = `${name}${locale === 'en_US' ? ', ' : ' '}${lineOf(place, locale)}`
  return { to: 'hexagram', ref: `${place.hexagram}.${place.line}`, label }
}
