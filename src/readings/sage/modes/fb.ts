import type { Locale } from '../../reader/locale.ts'
import type { Chart } from '#bazi/index.ts'
import { castChart, pillarTextsOf } from '#bazi/index.ts'
import taiwan from '../../match/data/zh-tw.json' with { type: 'json' }
import type { MatchFact, MatchSentence, MatchView, Names, PillarsAsText, Texts } from '../../match/index.ts'
import { createMatchReading, selectTextsByAge, formatMatchSentence } from '../../match/index.ts'
import { texts as english } from '../../match/text/en-us.ts'
import { texts as chinese } from '../../match/text/zh-cn.ts'
import { formatBranch, formatElement, formatStem, getTermName } from '../../facts/format-names.ts'
import type { SageQuestion } from '../asked.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { pickByHash, formatSageText, localizeSageText } from '../said.ts'
import { outlooks, timingTexts } from '../text/fields.ts'
import { topicTexts } from '../text/topics.ts'
import { ChartPerson } from '../../facts/chart-person.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { composeChartPartLine } from './named.ts'
import { formatPart } from '../outlook/parts.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import { composePairComparisonLine, isAboutTime, isTeacherAndLearner, composeMatterLine, TIME_TOPICS, composeWhoLine } from './fb-matter.ts'
import { COUPLE_TOPICS, countAdultsInQuestion, listOfferedViews, chooseViewCode, removeLoveTopic } from './fb-view.ts'
import type { PairWindow } from './fb-when.ts'
import { evaluatePairWindow, composePairTimingPiece } from './fb-when.ts'
import type { SingleChartTopic } from './topics.ts'
import { singleChartTopicOf, TOPIC_FACTS } from './topics.ts'
import {
  pairMethodLines,
  pairLeavingLine,
  pairLines,
  pairHelperLines,
  pairConditionTexts,
  pairNoYearText,
  pairYearsText,
} from '../text/fb.ts'
import { declinedSubjectNotes } from '../text/reasons.ts'

const TEXTS: Readonly<Record<Locale, Texts>> = { zh_CN: chinese, zh_TW: taiwan, en_US: english }
const PLACES = { love: 2, work: 1, friendship: 0, family: 0 } as const
const AT = ['year', 'month', 'day', 'hour'] as const
const REASONS = 4
const YEARS = 3

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })
const pillarsOf = (chart: Chart): PillarsAsText => {
  const { year, month, day, hour } = pillarTextsOf(chart)
  return [year, month, day, hour]
}

/** Creates the citation chips for the facts of a sentence: cells of either chart, terms, years. */
function citesOf(facts: readonly MatchFact[], charts: readonly [Chart, Chart], locale: Locale): readonly Citation[] {
  const pillarAt = (side: 0 | 1, place: number) => charts[side].pillars[AT[place]!]!
  const cell = (side: 0 | 1, place: number, part: 'stem' | 'branch'): Citation => ({
    to: side === 0 ? 'chart' : 'other',
    ref: `${AT[place]}.${part}`,
    label: part === 'stem' ? formatStem(pillarAt(side, place).stem, locale) : formatBranch(pillarAt(side, place).branch, locale),
  })
  const all = facts.flatMap((fact): readonly Citation[] => {
    switch (fact.kind) {
      case 'day-stems':
      case 'god':
        return [cell(0, 2, 'stem'), cell(1, 2, 'stem')]
      case 'branches':
        return [cell(0, fact.place, 'branch'), cell(1, fact.place, 'branch')]
      case 'wanted':
      case 'heavy':
      case 'useful':
        return [{ to: 'term', ref: `element-${fact.element}`, label: formatElement(fact.element, locale) }]
      case 'star':
        return [{ to: 'term', ref: `star-${fact.star}`, label: getTermName(`star-${fact.star}`, locale) }]
      case 'year-branch':
      case 'year-element':
        return [{ to: 'year', ref: String(fact.year), label: String(fact.year) }]
      default:
        return []
    }
  })
  return [...new Map(all.map((cite) => [`${cite.to} ${cite.ref}`, cite])).values()].slice(0, 4)
}

const holdsIn = (view: MatchView) =>
  view.gives.some(({ id }) => id.includes('.bond.') || id.includes('.lends.') || id.includes('.noble') || id.includes('.bloom')) ||
  view.line.id.endsWith('joined')
const rubsIn = (view: MatchView) => view.frictions.some(({ rub }) => rub.because.some(({ kind }) => kind === 'branches'))

/** Words that report a conflict; the answer then does not say that all is well. */
const CONFLICT =
  /吵|打(架|到大|起来)|不对付|掺和|顶(嘴|撞|着|了)|嫌|磁场|犯冲|相冲|抢|功劳|难搞|受不了|说好.{0,8}现在|不合|合不来|矛盾|翻脸|冷战|冷静|闹|分手|想分|散|背叛|骗|不理|不回|冷淡|敷衍|\b(fight|fights|fighting|argue|arguing|yell\w*|can't (talk|stand)|(don't|doesn't|never) (get|understand) (me|us|each other)|don't get along|killing each other|duel\w*|deal with|handle (him|her)|can't work with|steals?|micromanag\w*|clash\w*|hates?|ignor\w*|distant|cold|break ?up|breakup|over between|wants out|walk\w* out|trouble|tense|annoy\w*)\b/

/** Words that show that the two already live together; advice on the time before that is left out. */
const TOGETHER =
  /孩子|宝宝|娃|老公|老婆|丈夫|妻子|太太|夫妻|结婚.{0,3}年|同居|\b(husband|wife|married|baby|kids?|living together|live together)\b/
const deedsOf = ({ deeds }: MatchView, question: string) => {
  const left = TOGETHER.test(normalizeQuestion(question)) ? deeds.filter(({ id }) => !id.endsWith('.rules')) : deeds
  return left.length > 0 ? left : deeds
}

/** Composes the line of an answer about a time, evaluated for both charts. */
function timedLine(
  { window }: PairWindow,
  { asking, span, topic: of }: ParsedQuestion,
  topic: SingleChartTopic,
  today: string,
  locale: Locale,
  key: string,
): string {
  const { advice, best, later } = window
  const slots = {
    span: formatTimeWindow(window, today, span, locale).when,
    best: formatPart(best, today, locale),
    later: formatPart(later, today, locale),
    thing: localizeSageText(topicTexts[topic].thing, locale),
  }
  const text =
    asking === 'when'
      ? pickByHash(timingTexts[advice], key)
      : asking === 'whether' || asking === 'either' || TIME_TOPICS.includes(singleChartTopicOf(of!))
        ? topicTexts[topic][advice]
        : outlooks[TOPIC_FACTS[topic].field][advice][0]!
  return formatSageText(text, locale, slots, best.kind === 'day')
}

const NOBLE = /贵人|\bnoble|\bbenefactor|\bmentor to\b/

/** Returns a function that computes a value on its first call and then returns the same value. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Composes the answer of mode fb: two people compared by `readings/match`. */
export function composeFbAnswer(asked: SageQuestion, understood: ParsedQuestion): readonly AnswerPiece[] {
  const { locale } = asked
  const offered = listOfferedViews(asked)
  const understanding = offered.includes('love') ? understood : removeLoveTopic(understood)
  const charts = [castChart(asked.person!.birth), castChart(asked.other!.birth)] as const
  const pillars = [pillarsOf(charts[0]), pillarsOf(charts[1])] as const
  const names: Names = [asked.person!.name, asked.other!.name]
  const year = understanding.span && !understanding.span.isPast ? understanding.span.from.year : Number(asked.now.local.slice(0, 4))
  const reading = createMatchReading(pillars[0], pillars[1], year)
  const isOfTeaching = isTeacherAndLearner(asked.text) && !COUPLE_TOPICS.includes(understanding.topic ?? 'between')
  const code = isOfTeaching && offered.includes('work') ? 'work' : chooseViewCode(understanding, offered)
  const view = reading.views[code]
  const key = `${pillars.flat().join('')} ${code} ${understanding.asking}`
  const texts = selectTextsByAge(TEXTS[locale], countAdultsInQuestion(asked) === 2)
  const tell = (kind: AnswerPieceKind, sentence: MatchSentence) =>
    piece(kind, formatMatchSentence(sentence, texts, names), citesOf(sentence.because, charts, locale))
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
  const gives = view.gives.map((sentence) => tell('reason', sentence))
  const reasons =
    understanding.asking === 'why'
      ? [...rubs, tell('reason', view.line), ...gives]
      : [tell('reason', view.line), ...gives.slice(0, 2), ...rubs, ...gives.slice(2)]
  const today = asked.now.local.slice(0, 10)
  const topic = singleChartTopicOf(understanding.topic ?? 'between')
  const ownTopic: SingleChartTopic = understanding.part ?? topic
  const persons = once(() => [new ChartPerson(charts[0], `${today}T12:00:00Z`), new ChartPerson(charts[1], `${today}T12:00:00Z`)] as const)
  const both = once(() => evaluatePairWindow(persons(), asked.text, understanding, topic, today))
  const isRubbing = balance === 'both' || balance === 'rubs' || CONFLICT.test(normalizeQuestion(asked.text))
  const state = isRubbing ? (holdsIn(view) ? 'both' : 'rubs') : balance
  const isOpen = understanding.bound === undefined
  const isTimed =
    isOpen && !isOfTeaching && (understanding.asking === 'when' || (understanding.span?.isPast === false && understanding.asking !== 'how'))
  const isOfTime =
    isOpen &&
    !isOfTeaching &&
    isAboutTime(topic, asked.text) &&
    (understanding.asking === 'whether' || (understanding.asking === 'either' && topic !== 'children'))
  const trait =
    isOpen && understanding.named?.startsWith('trait-') ? composeChartPartLine(persons()[0], understanding.named, locale).text : undefined
  const asSuch = isOpen ? composePairComparisonLine(asked.text, persons, names, locale) : undefined
  const matter = isOfTeaching ? undefined : composeMatterLine(topic, asked.text, isRubbing, countAdultsInQuestion(asked), locale)
  const between = localizeSageText(pickByHash(pairLines[code][state], key), locale)
  const how = understanding.asking === 'how' ? localizeSageText(pairMethodLines[code], locale) : undefined
  const isNoble = reading.views.friendship.gives.concat(view.gives).some(({ id }) => id.includes('.noble'))
  const noble = NOBLE.test(normalizeQuestion(asked.text)) ? localizeSageText(pairHelperLines[isNoble ? 'has' : 'none'], locale) : undefined
  const line =
    understanding.bound === 'leaving'
      ? localizeSageText(pairLeavingLine, locale)
      : understanding.asking === 'why'
        ? ((topic.startsWith('money') ? matter : undefined) ??
          rubs[0]?.text ??
          localizeSageText(pickByHash(pairLines[code].rubs, key), locale))
        : ((isOpen ? composeWhoLine(asked.text, persons, () => both().year, names, locale) : undefined) ??
          trait ??
          (asSuch && (asSuch.isBefore ? `${asSuch.text}${locale === 'en_US' ? ' ' : ''}${between}` : asSuch.text)) ??
          (isTimed || isOfTime || topic === 'lost-thing' ? timedLine(both(), understanding, ownTopic, today, locale, key) : undefined) ??
          matter ??
          noble ??
          how ??
          between)
  const years = reading.years.slice(0, YEARS).map((sentence) => tell('when', sentence))
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
  return [
    ...(bound === undefined ? [] : [piece('note', localizeSageText(declinedSubjectNotes[bound]!, locale))]),
    piece('line', line, [place]),
    ...reasons.filter(({ text }) => text !== line).slice(0, REASONS),
    ...(bound === 'birth' ? [] : [when]),
    piece('unless', localizeSageText(isOfTime ? topicTexts[ownTopic].unless : pickByHash(pairConditionTexts[code], key), locale)),
    isOfTime || topic === 'lost-thing' || topic === 'children' || topic === 'exam'
      ? piece('deed', localizeSageText(topicTexts[ownTopic][both().window.advice === 'wait' ? 'deedWait' : 'deedGo'], locale))
      : tell('deed', pickByHash(deedsOf(view, asked.text), key)),
  ]
}
