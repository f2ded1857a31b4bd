import type { Locale } from '../../reader/locale.ts'
import type { Chart } from '#bazi/index.ts'
import { castChart, pillarTextsOf } from '#bazi/index.ts'
import taiwan from '../../match/data/zh-tw.json' with { type: 'json' }
import type { MatchSentence, MatchViewCode, Names, PillarsAsText, Texts } from '../../match/index.ts'
import { createMatchReading, selectTextsByAge, formatMatchSentence } from '../../match/index.ts'
import { texts as english } from '../../match/text/en-us.ts'
import { texts as chinese } from '../../match/text/zh-cn.ts'
import { formatBranch } from '../../facts/format-names.ts'
import type { SageQuestion } from '../asked.ts'
import type { ParsedQuestion, Topic } from '../ask/understanding.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { pickByHash, formatSageText, localizeSageText } from '../said.ts'
import { topicTexts } from '../text/topics.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { composeChartPartLine } from './named.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import { deedsOf, holdsIn, reportsConflict, rubsIn } from './fb-balance.ts'
import { checkTopic } from './checked-topic.ts'
import { citeMatchFacts } from './fb-cites.ts'
import {
  composePairComparisonLine,
  isAboutTime,
  isTeacherAndLearner,
  isParentAndChild,
  composeMatterLine,
  composeWhoLine,
} from './fb-matter.ts'
import { composePairOpener, isAboutAspect, isAboutThirdPerson } from './fb-opener.ts'
import { composeMatterReasons, composePillarReason } from './fb-reasons.ts'
import { composePairTimedLine } from './fb-timed.ts'
import { COUPLE_TOPICS, countAdultsInQuestion, listOfferedViews, chooseViewCode, removeLoveTopic } from './fb-view.ts'
import { evaluatePairWindow, composePairTimingPiece } from './fb-when.ts'
import type { SingleChartTopic } from './topics.ts'
import { singleChartTopicOf } from './topics.ts'
import { inheritPreviousTopic } from './inherited-topic.ts'
import { listAskedClauses } from './spoken.ts'
import {
  pairMethodLines,
  pairLeavingLine,
  pairLines,
  pairHelperLines,
  pairConditionTexts,
  pairNoYearText,
  pairYearsText,
} from '../text/fb.ts'
import { pairThirdLine } from '../text/fb-topics.ts'
import { methodTexts } from '../text/hows.ts'
import { declinedSubjectNotes } from '../text/reasons.ts'

const TEXTS: Readonly<Record<Locale, Texts>> = { zh_CN: chinese, zh_TW: taiwan, en_US: english }
const PLACES = { love: 2, work: 1, friendship: 0, family: 0 } as const
const AT = ['year', 'month', 'day', 'hour'] as const
const REASONS = 4
/** Number of kinds of years listed: more about a couple itself. */
const [YEARS, YEARS_OF_COUPLE] = [1, 2]
/** Topics that name no matter; a follow-up question then continues the one before it. */
const UNNAMED: readonly (Topic | undefined)[] = [
  undefined,
  'self',
  'decision',
  'timing',
  'day',
  'year',
  'luck-cycle',
  'between',
  'knowledge',
]

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })
const pillarsOf = (chart: Chart): PillarsAsText => {
  const { year, month, day, hour } = pillarTextsOf(chart)
  return [year, month, day, hour]
}

/** How to go about a matter; for the two themselves, by the view. */
const methodOf = (topic: SingleChartTopic, code: MatchViewCode) =>
  (topic === 'love-existing' || topic === 'family' || topic === 'friends' ? undefined : methodTexts[topic]) ?? pairMethodLines[code]

const NOBLE = /贵人|\bnoble|\bbenefactor|\bmentor to\b/

/** Returns a function that computes a value on its first call and then returns the same value. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Composes the answer of mode fb: two people compared by `readings/match`. */
export function composeFbAnswer(asked: SageQuestion, parsed: ParsedQuestion): readonly AnswerPiece[] {
  const { locale, text: question } = asked
  const continued = inheritPreviousTopic(
    asked,
    checkTopic(question, parsed, 'love-existing'),
    isAboutAspect(question) || (UNNAMED.includes(parsed.topic) && parsed.named === undefined),
  )
  // The two have met: a question about meeting somebody is about the two.
  const understood: ParsedQuestion = continued.topic === 'love-meeting' ? { ...continued, topic: 'love-existing' } : continued
  const offered = listOfferedViews(asked)
  const understanding = offered.includes('love') ? understood : removeLoveTopic(understood)
  if (isAboutThirdPerson(question))
    return [piece('note', formatSageText(pairThirdLine, locale, { name: asked.person!.name, other: asked.other!.name }))]
  const charts = [castChart(asked.person!.birth), castChart(asked.other!.birth)] as const
  const pillars = [pillarsOf(charts[0]), pillarsOf(charts[1])] as const
  const names: Names = [asked.person!.name, asked.other!.name]
  const year = understanding.span && !understanding.span.isPast ? understanding.span.from.year : Number(asked.now.local.slice(0, 4))
  const reading = createMatchReading(pillars[0], pillars[1], year)
  const isOfTeaching = isTeacherAndLearner(question) && !COUPLE_TOPICS.includes(understanding.topic ?? 'between')
  const code = isOfTeaching && offered.includes('work') ? 'work' : chooseViewCode(understanding, offered)
  const view = reading.views[code]
  const key = `${pillars.flat().join('')} ${code} ${understanding.asking}`
  const texts = selectTextsByAge(TEXTS[locale], countAdultsInQuestion(asked) === 2)
  const tell = (kind: AnswerPieceKind, sentence: MatchSentence) =>
    piece(kind, formatMatchSentence(sentence, texts, names), citeMatchFacts(sentence.because, charts, locale))
  const balance = holdsIn(view) ? (rubsIn(view) ? 'both' : 'holds') : rubsIn(view) ? 'rubs' : 'plain'
  const place: Citation = {
    to: 'chart',
    ref: `${AT[PLACES[code]]}.branch`,
    label: formatBranch(charts[0].pillars[AT[PLACES[code]]].branch, locale),
  }
  const frictions = [
    ...view.frictions.filter(({ rub }) => rub.because.some(({ kind }) => kind === 'branches')),
    ...reading.heavy,
    ...view.frictions,
  ]
  const rubs = frictions.slice(0, 1).map(({ rub, ease }) => {
    const [one, two] = [tell('reason', rub), tell('reason', ease)]
    return piece('reason', `${one.text}${locale === 'en_US' ? ' ' : ''}${two.text}`, one.cites)
  })
  const today = asked.now.local.slice(0, 10)
  const topic = singleChartTopicOf(understanding.topic ?? 'between')
  const ownTopic: SingleChartTopic = understanding.part ?? topic
  const clauses = listAskedClauses(question).map(({ asks }) => asks)
  const isWhy = understanding.asking === 'why' && (clauses.length === 0 || clauses.includes('why'))
  const persons = once(() => [new ChartPerson(charts[0], `${today}T12:00:00Z`), new ChartPerson(charts[1], `${today}T12:00:00Z`)] as const)
  const both = once(() => evaluatePairWindow(persons(), question, understanding, topic, today))
  const isRubbing = balance === 'both' || balance === 'rubs' || reportsConflict(question)
  const state = isRubbing ? (holdsIn(view) ? 'both' : 'rubs') : balance
  const isOpen = understanding.bound === undefined
  const isTimed =
    isOpen && !isOfTeaching && (understanding.asking === 'when' || (understanding.span?.isPast === false && understanding.asking !== 'how'))
  const isOfTime =
    isOpen &&
    !isOfTeaching &&
    isAboutTime(topic, question) &&
    (understanding.asking === 'whether' || (understanding.asking === 'either' && topic !== 'children'))
  const trait =
    isOpen && understanding.named?.startsWith('trait-') ? composeChartPartLine(persons()[0], understanding.named, locale).text : undefined
  const asSuch = isOpen ? composePairComparisonLine(question, persons, names, locale) : undefined
  const matter = isOfTeaching ? undefined : composeMatterLine(topic, question, isRubbing, countAdultsInQuestion(asked), locale)
  const between = localizeSageText(pickByHash(pairLines[code][state], key), locale)
  const how = understanding.asking === 'how' || clauses.includes('how') ? localizeSageText(methodOf(ownTopic, code), locale) : undefined
  const isNoble = reading.views.friendship.gives.concat(view.gives).some(({ id }) => id.includes('.noble'))
  const noble = NOBLE.test(normalizeQuestion(question)) ? localizeSageText(pairHelperLines[isNoble ? 'has' : 'none'], locale) : undefined
  const gives = view.gives.map((sentence) => tell('reason', sentence))
  const opener = composePairOpener({
    text: question,
    understanding,
    names,
    people: persons,
    reading,
    best: gives[0]?.text,
    worst: rubs[0]?.text,
    value: view.gives.flatMap(({ about }, i) => (about === 1 ? [gives[i]!.text] : []))[0] ?? gives[0]?.text,
    stems: tell('reason', view.line).text,
    holds: holdsIn(view),
    verdict: (kind) => (kind === 'time' ? both().window.advice : state === 'holds' ? 'go' : state === 'both' ? 'steps' : 'terms'),
    isOfTime: (isTimed && understanding.asking !== 'when') || isOfTime,
    today,
    timeName:
      isTimed && asked.earlier.length > 0 && clauses.length === 0 && understanding.asking !== 'when'
        ? formatTimeWindow(both().window, today, understanding.span, locale).name
        : undefined,
    locale,
  })
  const rest = () =>
    understanding.bound === 'leaving'
      ? localizeSageText(pairLeavingLine, locale)
      : isWhy
        ? ((topic.startsWith('money') ? matter : undefined) ??
          rubs[0]?.text ??
          localizeSageText(pickByHash(pairLines[code].rubs, key), locale))
        : (trait ??
          (asSuch && (asSuch.isBefore ? `${asSuch.text}${locale === 'en_US' ? ' ' : ''}${between}` : asSuch.text)) ??
          (isTimed || isOfTime || topic === 'lost-thing'
            ? composePairTimedLine(both(), understanding, ownTopic, today, locale, key)
            : undefined) ??
          noble ??
          how ??
          matter ??
          between)
  const who = isOpen && !isWhy ? composeWhoLine(question, persons, () => both().year, names, locale) : undefined
  const line =
    who ??
    (opener === undefined || (asSuch !== undefined && !opener.isWhole)
      ? rest()
      : opener.isWhole
        ? opener.text
        : `${opener.text}${locale === 'en_US' ? ' ' : ''}${rest()}`)
  const isOfChild = isParentAndChild(topic, question, countAdultsInQuestion(asked))
  const about = [
    ...composeMatterReasons(ownTopic, persons, names, isOfChild, locale),
    ...(isOfChild ? [] : composePillarReason(topic, persons, reading, locale)),
  ]
  // Which of the general sentences follow depends on the question, so that the answers of a conversation differ.
  const turn = gives.length === 0 ? 0 : [...question].length % gives.length
  const general = [...gives.slice(turn), ...gives.slice(0, turn)]
  const hasConflict = isWhy || reportsConflict(question)
  const reasons = hasConflict
    ? [...rubs, ...about.slice(0, 1), tell('reason', view.line), ...general]
    : about.length === 0
      ? [tell('reason', view.line), ...general.slice(0, 1), ...rubs, ...general.slice(1)]
      : [...about, ...general.slice(0, 1), ...rubs, tell('reason', view.line), ...general.slice(1)]
  const isCouple = COUPLE_TOPICS.includes(understanding.topic ?? 'between') || UNNAMED.includes(understanding.topic)
  const years = reading.years.slice(0, isCouple ? YEARS_OF_COUPLE : YEARS).map((sentence) => tell('when', sentence))
  const when =
    isTimed || isOfTime
      ? composePairTimingPiece(both(), names, today, locale)
      : years.length === 0
        ? piece('when', localizeSageText(pairNoYearText, locale))
        : piece(
            'when',
            formatSageText(pairYearsText, locale, { years: years.map(({ text }) => text).join(locale === 'en_US' ? ' ' : '') }),
            years.flatMap(({ cites }) => cites).slice(0, 4),
          )
  const { bound } = understanding
  // The years ahead are listed once in a conversation.
  const isListed = asked.earlier.length > 0 && !isTimed && !isOfTime
  return [
    ...(bound === undefined ? [] : [piece('note', localizeSageText(declinedSubjectNotes[bound]!, locale))]),
    piece('line', line, [place]),
    ...reasons.filter(({ text }) => !line.includes(text)).slice(0, REASONS),
    ...(bound === 'birth' || isListed ? [] : [when]),
    piece('unless', localizeSageText(isOfTime ? topicTexts[ownTopic].unless : pickByHash(pairConditionTexts[code], key), locale)),
    isOfTime || topic === 'lost-thing' || topic === 'children' || topic === 'exam'
      ? piece('deed', localizeSageText(topicTexts[ownTopic][both().window.advice === 'wait' ? 'deedWait' : 'deedGo'], locale))
      : tell('deed', pickByHash(deedsOf(view, question), key)),
  ]
}
