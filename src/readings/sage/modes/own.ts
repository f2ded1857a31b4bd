/** Answers from one chart: mode ms, and mode cs, which adds a drawn lot. */
import type { ShareCode } from '#bazi/index.ts'
import { formatBookDate, formatElement, formatPair, formatShare } from '../../facts/format-names.ts'
import { formatPart } from '../outlook/parts.ts'
import type { QuestionType, NamedChartPart } from '../ask/understanding.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
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
import { methodTexts, partnerStars } from '../text/hows.ts'
import { selfLines } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { composeChildbirthAnswer } from './own-birth.ts'
import { composeTravelStarAnswer } from './own-star.ts'
import { composeOwnTiming } from './own-timing.ts'
import type { PreparedQuestion } from './matter.ts'
import { composeChartPartLine } from './named.ts'
import {
  strongestFamilyOf,
  composeTravelReason,
  composeSeatReasons,
  composeShareReason,
  composeStrengthReason,
  composeUsefulElementReason,
} from './natal.ts'
import { composeCycleReason, formatGodName, composePartReason, composeSpreadReason, composeYearReason } from './times.ts'
import { ADVICE_TOPICS, TOPIC_FACTS, TOPICS_WITHOUT_TIME } from './topics.ts'

const REASONS = 4

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

const slotsOf = ({ window, today, locale, topic, understanding, person }: PreparedQuestion) => ({
  span: formatTimeWindow(window, today, understanding.span, locale).when,
  best: formatPart(window.best, today, locale),
  later: formatPart(window.later, today, locale),
  thing: localizeSageText(topicTexts[topic].thing, locale),
  score: String(window.year.score.score),
  god: (locale === 'en_US' ? 'the ' : '') + formatGodName(person, window.year, locale),
})

/** Types of question that are answered with the weakest part of the time if they ask when to hold back. */
const OF_TIGHT: readonly QuestionType[] = ['when', 'which', 'what', 'whether', 'how']

/** Whether the question asks for a part of the chart, and not when or why (except the start of luck, which is a time). */
const isNamed = ({ understanding: { named, bound, asking } }: PreparedQuestion) =>
  named !== undefined && bound === undefined && (named === 'luck-start' || (asking !== 'when' && asking !== 'why'))

/** Whether a named part is a partner's star, which has texts of its own. */
const isPartnerStar = (part?: NamedChartPart): part is keyof typeof partnerStars => part !== undefined && part in partnerStars

/** Fields in which the chart can suggest a kind (of work, study, travel). */
const OF_KIND: readonly LifeField[] = ['work', 'study', 'travel']

/** Composes the sentence on which of two alternatives suits; it follows the answer about the time. */
function eitherText({ person, topic, locale }: PreparedQuestion): string {
  const { field } = TOPIC_FACTS[topic]
  if (!OF_KIND.includes(field)) return localizeSageText(choiceTexts.plain, locale)
  const { useful } = person.analysis
  return formatSageText(choiceTexts.kind, locale, {
    element: formatElement(useful, locale),
    suits: localizeSageText(suitableKindTexts[field][useful], locale),
  })
}

function lineOf(matter: PreparedQuestion): AnswerPiece {
  const { person, topic, understanding, window, locale, key, today } = matter
  const { advice, best } = window
  const slots = slotsOf(matter)
  const { field } = TOPIC_FACTS[topic]
  const { asking, bound, named } = understanding
  type Text = Parameters<typeof formatSageText>[0]
  const say = (text: Text, more = {}) => piece('line', formatSageText(text, locale, { ...slots, ...more }, best.kind === 'day'))
  const spanName = () => formatTimeWindow(window, today, understanding.span, locale).name
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
  if (isYesOrNo && bound === undefined) return say(topicTexts[topic][advice])
  // A time for a talk can be given; whether to stay and what the other feels is not said.
  if (topic === 'break-up' && bound !== undefined) return say(topicTexts[topic][advice])
  if (isOneDay) return say(topicTexts.day[advice])
  return say(bound === undefined ? pickByHash(outlooks[field][advice], key) : outlooks[field][advice][0]!)
}

/** Families whose texts are about pay, jobs and business partners. */
const GROWN_FAMILIES: readonly ShareCode[] = ['wealth', 'officer', 'peer']
const ofChild = (families: readonly ShareCode[]): readonly [ShareCode, ...ShareCode[]] => {
  const [first = 'resource', ...rest] = families.filter((family) => !GROWN_FAMILIES.includes(family))
  return [first, ...rest]
}

function reasonsOf(matter: PreparedQuestion): readonly AnswerPiece[] {
  const { person, topic, window, locale, key, today, understanding } = matter
  const { field, families: all } = TOPIC_FACTS[topic]
  const families = matter.isChild ? ofChild(all) : all
  const { advice, best, worst } = window
  const when = formatTimeWindow(window, today, understanding.span, locale).when
  const natal =
    field === 'love'
      ? composeSeatReasons(person, locale)
      : field === 'travel'
        ? [composeTravelReason(person, locale)]
        : field === 'self'
          ? [composeStrengthReason(person, locale)]
          : [composeShareReason(person, families[0], locale)]
  const time =
    best.kind === 'day'
      ? composePartReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
      : composeYearReason(person, window, field, locale, key)
  const { placed } = understanding
  const asked = topic === 'luck-cycle' && placed !== undefined && 'cycle' in placed ? placed.cycle : undefined
  const cycle = composeCycleReason(person, today, advice, locale, key, asked)
  const spread = composeSpreadReason(window, today, when, locale, key)
  const part =
    best.kind === 'day' ? undefined : composePartReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
  const strongest = strongestFamilyOf(person)
  const second = composeShareReason(person, families.find((family) => family !== strongest) ?? families[0], locale)
  const whole = understanding.asking === 'which' || isNamed(matter) || topic === 'self' || understanding.asking === 'why'
  const order = whole
    ? [
        topic === 'self' ? composeStrengthReason(person, locale) : natal[0],
        composeUsefulElementReason(person, locale),
        matter.isChild && GROWN_FAMILIES.includes(strongest) ? undefined : composeShareReason(person, strongest, locale),
        cycle,
        time,
      ]
    : [
        time,
        natal[0],
        cycle,
        natal[1],
        spread,
        part,
        field === 'love' || field === 'travel' || field === 'self' ? second : composeUsefulElementReason(person, locale),
      ]
  const seen = new Set<string>()
  return order
    .filter((one): one is AnswerPiece => one !== undefined && !seen.has(one.text) && Boolean(seen.add(one.text)))
    .slice(0, REASONS)
}

/** Composes an answer from one chart: notes on what is not answered, line, reasons, timing, conditions, advice. */
export function composeOwnAnswer(matter: PreparedQuestion): readonly AnswerPiece[] {
  if (matter.understanding.bound === 'birth' && !matter.isChild) return composeChildbirthAnswer(matter)
  if (matter.understanding.named === 'travel-star' && matter.understanding.isAlone === true) return composeTravelStarAnswer(matter)
  const { topic, window, locale, notes } = matter
  const texts = topicTexts[topic]
  const first = lineOf(matter)
  const line = matter.isEither ? { ...first, text: `${first.text}${locale === 'en_US' ? ' ' : ''}${eitherText(matter)}` } : first
  const isHeld = window.advice === 'wait' || matter.understanding.bound !== undefined
  return [
    ...notes,
    line,
    ...reasonsOf(matter).filter(({ text }) => text !== line.text),
    composeOwnTiming(matter),
    piece('unless', localizeSageText(texts.unless, locale)),
    piece('deed', localizeSageText(isHeld ? texts.deedWait : texts.deedGo, locale)),
  ]
}
