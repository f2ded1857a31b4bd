/** First sentence of an answer from one chart. */
import { formatBookDate, formatElement, formatNameList, formatPair, formatShare } from '../../facts/format-names.ts'
import { formatPart, formatPartWithScore } from '../outlook/parts.ts'
import { SIXTY } from '#bazi/index.ts'
import type { QuestionType, NamedChartPart, Trait } from '../ask/understanding.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { pickByHash, formatSageText, localizeSageText } from '../said.ts'
import type { LifeField } from '../text/fields.ts'
import {
  choiceTexts,
  outlooks,
  pastTimeTexts,
  suitableKindTexts,
  holdBackText,
  cycleChangeTexts,
  timingTexts,
  recurrenceTexts,
} from '../text/fields.ts'
import { whoPaysTexts } from '../text/fits.ts'
import { dayVerdicts, headTexts, lostVerdicts, supplyTexts, traitHowTexts, unknownOfTexts, verdicts, yearListTexts } from '../text/heads.ts'
import { meetingPlaceTexts, methodTexts, partnerStars } from '../text/hows.ts'
import { giftTexts } from '../text/traits.ts'
import { selfLines } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { earlyOrLateText, lifeChoiceText, thingOf, twoTimesText } from './choice.ts'
import { formOf, verdictFormOf } from './forms.ts'
import type { PreparedQuestion } from './matter.ts'
import { comparedCycles } from './compared-cycles.ts'
import { composeChartPartLine } from './named.ts'
import { composeSpecialLine } from './special-lines.ts'
import { strongestFamilyOf, composeSeatReasons } from './natal.ts'
import { composeCycleReason, composeFareReason, formatGodName } from './times.ts'
import { ADVICE_TOPICS, TOPIC_FACTS, TOPICS_WITHOUT_TIME } from './topics.ts'

type Text = Parameters<typeof formatSageText>[0]
const line = (text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind: 'line', text, cites })

const slotsOf = ({ window, today, locale, topic, understanding, person }: PreparedQuestion) => ({
  span: formatTimeWindow(window, today, understanding.span, locale).when,
  best: formatPart(window.best, today, locale),
  later: formatPart(window.later, today, locale),
  thing: localizeSageText(topicTexts[topic].thing, locale),
  score: String(window.year.score.score),
  god: (locale === 'en_US' ? 'the ' : '') + formatGodName(person, window.year, locale),
})

/** Mean share of five families, in percent. */
const EVEN_SHARE = 20

/** Types of question that are answered with the weakest part of the time if they ask when to hold back. */
const OF_TIGHT: readonly QuestionType[] = ['when', 'which', 'what', 'whether', 'how']

/** Whether the question asks for a part of the chart, and not when or why (except the start of luck, which is a time). */
export const isNamed = ({ understanding: { named, bound, asking } }: PreparedQuestion) =>
  named !== undefined && bound === undefined && (named === 'luck-start' || (asking !== 'when' && asking !== 'why'))

/** Whether a named part is a partner's star, which has texts of its own. */
const isPartnerStar = (part?: NamedChartPart): part is keyof typeof partnerStars => part !== undefined && part in partnerStars

/** Fields in which the chart can suggest a kind (of work, study, travel). */
const OF_KIND: readonly LifeField[] = ['work', 'study', 'travel']

/** Composes the sentence on which of two alternatives suits. */
function eitherText({ person, topic, locale }: PreparedQuestion): string {
  const { field } = TOPIC_FACTS[topic]
  if (!OF_KIND.includes(field)) return localizeSageText(choiceTexts.plain, locale)
  const { useful } = person.analysis
  return formatSageText(choiceTexts.kind, locale, {
    element: formatElement(useful, locale),
    suits: localizeSageText(suitableKindTexts[field][useful], locale),
  })
}

/** Topics that are a time or the user, and so are no subject of a verdict. */
const SUBJECTLESS: readonly string[] = ['day', 'timing', 'year', 'luck-cycle', 'self', 'lost-thing']
const YES = /^(可以|行|有|能|够|好|该|先问|先别|不急|不是)|^yes\b/i
/** Makes the first letter small, for a text after a colon. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Puts the subject and the verdict before a text on the advice. */
function headed(matter: PreparedQuestion, text: Text): AnswerPiece {
  const { topic, locale, window, understanding, text: question, today } = matter
  const slots = slotsOf(matter)
  const isDay = window.best.kind === 'day'
  const body = formatSageText(text, locale, slots, isDay)
  // A note says that another subject is answered; a verdict would be read as one on the subject that was asked.
  if (question === '' || matter.notes.length > 0) return line(body)
  if (topic === 'day' && verdictFormOf(question) === 'should') return line(localizeSageText(dayVerdicts[window.advice], locale) + body)
  if (topic === 'lost-thing') return line(localizeSageText(lostVerdicts[window.advice], locale) + body)
  if (SUBJECTLESS.includes(topic)) return line(body)
  const isAmount = formOf(question) === 'amount' && TOPIC_FACTS[topic].field !== 'people'
  const own = verdictFormOf(question)
  // A follow-up such as “and next year?” asks for the same verdict as the question before it.
  const form = isAmount
    ? 'open'
    : own === 'open' && matter.before?.topic === matter.understanding.topic
      ? verdictFormOf(matter.beforeText)
      : own
  const saysTime = localizeSageText(text, locale).includes('{span}') || understanding.span === undefined || !window.isNamed
  const time = saysTime ? '' : locale === 'en_US' ? ` ${slots.span}` : formatTimeWindow(window, today, understanding.span, locale).name
  const verdict = localizeSageText(verdicts[form][window.advice], locale)
  const isBare = !isAmount && form === 'should' && YES.test(body)
  const head = formatSageText(isAmount ? headTexts.amount : isBare ? headTexts.bare : headTexts.verdict, locale, {
    thing: thingOf(matter),
    time,
    verdict,
  })
  return line(head + (isBare && locale === 'en_US' ? lower(body) : body))
}

/** Composes the line for forms of questions that have answers of their own; undefined for the others. */
function lineOfForm(matter: PreparedQuestion): AnswerPiece | undefined {
  const { person, topic, understanding, window, locale, today, text, before } = matter
  const { asking, bound, named } = understanding
  const { field } = TOPIC_FACTS[topic]
  const { useful } = person.analysis
  if (bound !== undefined || window.isPast || matter.isChild) return undefined
  const join = (...texts: readonly string[]) => line(texts.join(locale === 'en_US' ? ' ' : ''))
  const form = formOf(text)
  const special = composeSpecialLine(matter)
  if (special !== undefined) return special
  const isElement = before?.named !== undefined && /^(lacking|useful|adverse|most|element-)/.test(before.named)
  if (isElement && named === undefined && (asking === 'how' || form === 'supply')) return supplyLine(matter)
  const trait = before?.named?.startsWith('trait-') === true ? traitHowTexts[before.named.slice('trait-'.length) as Trait] : undefined
  if (trait !== undefined && named === undefined && asking === 'how') return line(localizeSageText(trait, locale))
  if (form === 'detail' && field === 'love')
    return line(localizeSageText(unknownOfTexts.detail, locale) + localizeSageText(suitableKindTexts.love[useful], locale))
  if (form === 'versus' && (asking === 'which' || asking === 'what')) {
    const family = strongestFamilyOf(person)
    const gift = formatSageText(giftTexts[family], locale, { share: formatShare(person.analysis.shares[family], locale) })
    return line(localizeSageText(unknownOfTexts.versus, locale) + gift)
  }
  if (form === 'early-or-late') return line(earlyOrLateText(matter))
  const times = asking === 'why' || asking === 'how' ? undefined : twoTimesText(matter)
  if (times !== undefined) return line(times)
  const life = named === undefined || asking === 'either' ? lifeChoiceText(matter) : undefined
  if (life !== undefined) return line(life)
  if (matter.isEither) return join(eitherText(matter))
  if (form === 'person' && field === 'love')
    return join(localizeSageText(suitableKindTexts.love[useful], locale), composeSeatReasons(person, locale)[0]!.text)
  if (form === 'person' && field === 'people') return line(localizeSageText(suitableKindTexts.people[useful], locale))
  const isPlace = form === 'place' && named === undefined
  if (isPlace && (topic === 'love-meeting' || topic === 'friends')) return line(localizeSageText(meetingPlaceTexts[useful], locale))
  if (topic === 'partner-venture' && asking === 'which' && /谁|\bwho\b/.test(text)) {
    const share = person.analysis.shares.wealth
    return line(formatSageText(whoPaysTexts[share >= EVEN_SHARE ? 'money' : 'work'], locale, { share: formatShare(share, locale) }))
  }
  if (isPlace && asking !== 'why' && methodTexts[topic] !== undefined && (field === 'money' || topic === 'wage' || topic === 'lost-thing'))
    return topic === 'money-in' ? undefined : line(localizeSageText(methodTexts[topic], locale))
  if (form === 'whose')
    return line(localizeSageText(headTexts.half, locale) + localizeSageText(recurrenceTexts[field][strongestFamilyOf(person)], locale))
  if (topic === 'luck-cycle' && form === 'began' && person.now !== null)
    return line(
      formatSageText(yearListTexts.began, locale, {
        cycle: formatPair(person.now.pillar, locale),
        date: formatBookDate(person.now.luck.startDate, locale),
        end: formatBookDate(person.now.endDate, locale),
      }),
    )
  if (form === 'years' || form === 'months') {
    const kind = form === 'years' ? 'year' : 'month'
    const parts = window.parts.filter((part) => part.kind === kind).toSorted((a, b) => b.score.score - a.score.score)
    const best = parts.slice(0, 3).toSorted((a, b) => (a.from < b.from ? -1 : 1))
    const names = formatNameList(
      best.map((part) => formatPartWithScore(part, today, locale)),
      locale,
    )
    if (best.length > 1 && !understanding.isTight)
      return line(formatSageText(form === 'years' ? yearListTexts.many : yearListTexts.months, locale, { years: names, months: names }))
  }
  const { placed } = understanding
  const compared = topic === 'luck-cycle' ? comparedCycles(matter) : undefined
  if (compared !== undefined) return compared
  if (topic === 'luck-cycle' && matter.pair !== undefined && asking !== 'when') {
    const at = person.chart.luck.pillars.findIndex(({ index }) => index === matter.pair)
    const cycle = person.cycle(at)
    if (cycle !== null) return { ...composeFareReason(person, cycle, locale), kind: 'line' }
    const now = person.now ?? person.cycle(0)!
    const slots = { cycle: formatPair(SIXTY[matter.pair]!, locale), now: formatPair(now.pillar, locale) }
    return line(formatSageText(unknownOfTexts.noCycle, locale, slots))
  }
  if (topic === 'luck-cycle' && asking !== 'when' && placed !== undefined && 'cycle' in placed && named === undefined) {
    const cycle = composeCycleReason(person, today, window.advice, locale, matter.key, placed.cycle)
    if (cycle !== undefined) return { ...cycle, kind: 'line' }
  }
  return undefined
}

/** Composes the line on how to add the element that the previous question was about. */
function supplyLine({ person, locale, before }: PreparedQuestion): AnswerPiece {
  const { useful } = person.analysis
  const named = before?.named ?? 'useful'
  const least = person.leastElement
  const asked = named.startsWith('element-') ? (named.slice(8) as typeof useful) : named === 'lacking' ? least : useful
  const name = formatElement(useful, locale)
  const suits = localizeSageText(suitableKindTexts.self[useful], locale)
  return line(
    formatSageText(asked === useful ? supplyTexts.same : supplyTexts.other, locale, {
      element: name,
      least: formatElement(asked, locale),
      suits,
    }),
  )
}

/** Composes the first sentence: the answer to the noun and the form of the question. */
export function composeOwnLine(matter: PreparedQuestion): AnswerPiece {
  const { person, topic, understanding, window, locale, key, today } = matter
  const { advice, best } = window
  const slots = slotsOf(matter)
  const { field } = TOPIC_FACTS[topic]
  const { asking, bound, named } = understanding
  const say = (text: Text, more = {}) => line(formatSageText(text, locale, { ...slots, ...more }, best.kind === 'day'))
  const spanName = () => formatTimeWindow(window, today, understanding.span, locale).name
  const formed = lineOfForm(matter)
  if (formed !== undefined) return formed
  if (window.isPast) return say(pickByHash(pastTimeTexts, key), { span: spanName(), best: slots.later })
  if (isNamed(matter) && field === 'love' && isPartnerStar(named))
    return say(partnerStars[named], {
      share: formatShare(person.analysis.shares[named === 'share-officer' ? 'officer' : 'wealth'], locale),
    })
  if (isNamed(matter)) return composeChartPartLine(person, named!, locale)
  if (topic === 'self' && asking !== 'when' && asking !== 'why' && asking !== 'which') return say(selfLines[person.day])
  if (asking === 'which' && bound === undefined && !understanding.span) return say(suitableKindTexts[field][person.analysis.useful])
  if (asking === 'why') return say(recurrenceTexts[field][strongestFamilyOf(person)])
  if (asking === 'when' && topic === 'luck-cycle' && person.next !== null) {
    const { pillar, luck } = person.next
    return say(cycleChangeTexts[best.kind === 'year' ? 'years' : 'alone'], {
      date: formatBookDate(luck.startDate, locale),
      cycle: formatPair(pillar, locale),
    })
  }
  if (understanding.isTight && OF_TIGHT.includes(asking) && window.worst !== undefined && bound === undefined)
    return say(holdBackText, { worst: formatPart(window.worst, today, locale), avoid: localizeSageText(topicTexts[topic].avoid, locale) })
  const how = asking === 'how' && bound === undefined ? methodTexts[topic] : undefined
  if (how !== undefined) return say(how)
  if (asking === 'when') return say(TOPICS_WITHOUT_TIME.includes(topic) ? topicTexts[topic][advice] : pickByHash(timingTexts[advice], key))
  const isOneDay = best.kind === 'day' && window.parts.length === 1 && bound === undefined
  const isYesOrNo =
    asking === 'whether' || ((asking === 'what' || asking === 'how') && (!isOneDay || topic === 'results') && ADVICE_TOPICS.includes(topic))
  if (isYesOrNo && bound === undefined) return headed(matter, topicTexts[topic][advice])
  // A time for a talk can be given; whether to stay and what the other feels is not said.
  if (topic === 'break-up' && bound !== undefined) return say(topicTexts[topic][advice])
  if (isOneDay) return headed(matter, topicTexts.day[advice])
  return bound === undefined ? headed(matter, pickByHash(outlooks[field][advice], key)) : say(outlooks[field][advice][0]!)
}
