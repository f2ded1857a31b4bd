/** Answers from one chart: mode ms, and mode cs, which adds a drawn lot. */
import type { Locale } from '../../reader/locale.ts'
import type { ShareCode } from '#bazi/index.ts'
import { findBestDays } from '../../daily/best-days.ts'
import { clockHourOf, WAKING_HOURS } from '../../daily/best-hours.ts'
import { rateHours } from '../../daily/hours.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { formatBranch, formatBookDate, formatElement, formatNameList, formatPair, formatShare } from '../../facts/format-names.ts'
import { dayNumber, isoOf, citePart, formatPart, formatPartWithScore } from '../outlook/parts.ts'
import type { QuestionType, NamedChartPart } from '../ask/understanding.ts'
import type { Window } from '../outlook/window.ts'
import { formatWindow } from '../outlook/window.ts'
import type { Cite, Piece, PieceKind } from '../piece.ts'
import { pickByHash, formatSageText, textIn } from '../said.ts'
import type { Slots } from '../slots.ts'
import type { Field } from '../text/fields.ts'
import { eithers, outlooks, pasts, plans, suits, tights, turns, whens, whys } from '../text/fields.ts'
import { hows, partnerStars } from '../text/hows.ts'
import { selfLines } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { composeBirthAnswer } from './own-birth.ts'
import { composeStarAnswer } from './own-star.ts'
import type { PreparedQuestion } from './matter.ts'
import { parseDate } from './matter.ts'
import { namedLine } from './named.ts'
import { strongestFamilyOf, roadReason, listSeatReasons, shareReason, strengthReason, useReason } from './natal.ts'
import { cycleReason, godName, partReason, spreadReason, yearReason } from './times.ts'
import { ADVICE_TOPICS, type OwnTopic, TOPIC_FACTS, TOPICS_WITHOUT_TIME } from './topics.ts'

const REASONS = 4

const piece = (kind: PieceKind, text: string, cites: readonly Cite[] = []): Piece => ({ kind, text, cites })

/** Topics that are to be settled, not begun, in the best part of the time. */
const SETTLED_IN_BEST: readonly OwnTopic[] = ['change-job', 'partner-venture']
/** Topics that are to begin in a part before the best one; also the search for a lost thing. */
const BEGUN_EARLY: readonly OwnTopic[] = [...SETTLED_IN_BEST, 'lost-thing']

const slotsOf = ({ window, today, locale, topic, understanding, person }: PreparedQuestion) => ({
  span: formatWindow(window, today, understanding.span, locale).when,
  best: formatPart(window.best, today, locale),
  later: formatPart(window.later, today, locale),
  thing: textIn(topicTexts[topic].thing, locale),
  score: String(window.year.score.score),
  god: (locale === 'en_US' ? 'the ' : '') + godName(person, window.year, locale),
})

/** Types of question that are answered with the weakest part of the time if they ask when to hold back. */
const OF_TIGHT: readonly QuestionType[] = ['when', 'which', 'what', 'whether', 'how']

/** Whether the question asks for a part of the chart, and not when or why (except the start of luck, which is a time). */
const isNamed = ({ understanding: { named, bound, asking } }: PreparedQuestion) =>
  named !== undefined && bound === undefined && (named === 'luck-start' || (asking !== 'when' && asking !== 'why'))

/** Whether a named part is a partner's star, which has texts of its own. */
const isPartnerStar = (part?: NamedChartPart): part is keyof typeof partnerStars => part !== undefined && part in partnerStars

/** Fields in which the chart can suggest a kind (of work, study, travel). */
const OF_KIND: readonly Field[] = ['work', 'study', 'travel']

/** Composes the sentence on which of two alternatives suits; it follows the answer about the time. */
function eitherText({ person, topic, locale }: PreparedQuestion): string {
  const { field } = TOPIC_FACTS[topic]
  if (!OF_KIND.includes(field)) return textIn(eithers.plain, locale)
  const { useful } = person.analysis
  return formatSageText(eithers.kind, locale, { element: formatElement(useful, locale), suits: textIn(suits[field][useful], locale) })
}

function lineOf(matter: PreparedQuestion): Piece {
  const { person, topic, understanding, window, locale, key, today } = matter
  const { advice, best } = window
  const slots = slotsOf(matter)
  const { field } = TOPIC_FACTS[topic]
  const { asking, bound, named } = understanding
  type Text = Parameters<typeof formatSageText>[0]
  const say = (text: Text, more = {}) => piece('line', formatSageText(text, locale, { ...slots, ...more }, best.kind === 'day'))
  const spanName = () => formatWindow(window, today, understanding.span, locale).name
  if (window.isPast) return say(pickByHash(pasts, key), { span: spanName(), best: slots.later })
  if (isNamed(matter) && field === 'love' && isPartnerStar(named))
    return say(partnerStars[named], {
      share: formatShare(person.analysis.shares[named === 'share-officer' ? 'officer' : 'wealth'], locale),
    })
  if (isNamed(matter)) return namedLine(person, named!, locale)
  if (topic === 'self' && asking !== 'when' && asking !== 'why' && asking !== 'which') return say(selfLines[person.day])
  if (asking === 'which' && bound === undefined && !understanding.span) return say(suits[field][person.analysis.useful])
  if (asking === 'why') return say(whys[field][strongestFamilyOf(person)])
  if (asking === 'when' && topic === 'luck-cycle' && person.next !== null) {
    const { pillar, luck } = person.next
    return say(turns[best.kind === 'year' ? 'years' : 'alone'], {
      date: formatBookDate(luck.startDate, locale),
      cycle: formatPair(pillar, locale),
    })
  }
  if (understanding.isTight && OF_TIGHT.includes(asking) && window.worst !== undefined && bound === undefined)
    return say(tights, { worst: formatPart(window.worst, today, locale), avoid: textIn(topicTexts[topic].avoid, locale) })
  const how = asking === 'how' && bound === undefined ? hows[topic] : undefined
  if (how !== undefined) return say(how)
  if (asking === 'when') return say(TOPICS_WITHOUT_TIME.includes(topic) ? topicTexts[topic][advice] : pickByHash(whens[advice], key))
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

function reasonsOf(matter: PreparedQuestion): readonly Piece[] {
  const { person, topic, window, locale, key, today, understanding } = matter
  const { field, families: all } = TOPIC_FACTS[topic]
  const families = matter.isChild ? ofChild(all) : all
  const { advice, best, worst } = window
  const when = formatWindow(window, today, understanding.span, locale).when
  const natal =
    field === 'love'
      ? listSeatReasons(person, locale)
      : field === 'travel'
        ? [roadReason(person, locale)]
        : field === 'self'
          ? [strengthReason(person, locale)]
          : [shareReason(person, families[0], locale)]
  const time =
    best.kind === 'day'
      ? partReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
      : yearReason(person, window, field, locale, key)
  const { placed } = understanding
  const asked = topic === 'luck-cycle' && placed !== undefined && 'cycle' in placed ? placed.cycle : undefined
  const cycle = cycleReason(person, today, advice, locale, key, asked)
  const spread = spreadReason(window, today, when, locale, key)
  const part = best.kind === 'day' ? undefined : partReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
  const strongest = strongestFamilyOf(person)
  const second = shareReason(person, families.find((family) => family !== strongest) ?? families[0], locale)
  const whole = understanding.asking === 'which' || isNamed(matter) || topic === 'self' || understanding.asking === 'why'
  const order = whole
    ? [
        topic === 'self' ? strengthReason(person, locale) : natal[0],
        useReason(person, locale),
        matter.isChild && GROWN_FAMILIES.includes(strongest) ? undefined : shareReason(person, strongest, locale),
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
        field === 'love' || field === 'travel' || field === 'self' ? second : useReason(person, locale),
      ]
  const seen = new Set<string>()
  return order.filter((one): one is Piece => one !== undefined && !seen.has(one.text) && Boolean(seen.add(one.text))).slice(0, REASONS)
}

/** Composes the timing piece: what to do in which part, and one day if the almanac has days for the purpose. */
function whenOf(matter: PreparedQuestion): Piece {
  const { window, today, locale, topic, person } = matter
  const { best, second, worst, later, advice } = window
  const texts = topicTexts[topic]
  const name = (part: typeof best) => formatPartWithScore(part, today, locale)
  const say = (key: keyof typeof plans, slots: Slots) => formatSageText(plans[key], locale, slots)
  const [begin, settle, avoid] = [texts.begin, texts.settle, texts.avoid].map((text) => textIn(text, locale)) as [string, string, string]
  if (window.isPast) return piece('when', say('one', { first: name(later), firstDeed: begin }), [citePart(later, locale)])
  if (advice === 'wait') {
    const from = worst
    const text = from
      ? say('wait', { later: name(later), firstDeed: begin, worst: name(from), avoid })
      : say('waitOne', { later: name(later), firstDeed: begin, avoid })
    return piece('when', text, [citePart(later, locale), ...(from ? [citePart(from, locale)] : [])])
  }
  // The action takes place in the best part; an earlier part is for preparation, or for a beginning that is settled in the best.
  const isEarly = second !== undefined && second.from < best.from
  const isSettled = SETTLED_IN_BEST.includes(topic)
  const isReady = isEarly && !BEGUN_EARLY.includes(topic)
  const [first, next] = isEarly ? [second, best] : isSettled ? [best, undefined] : [best, second]
  const deeds = isSettled && !isEarly ? { firstDeed: settle } : { firstDeed: begin, secondDeed: isReady ? begin : settle }
  const text =
    next && worst
      ? say(isReady ? 'readyThree' : 'three', { ...deeds, first: name(first), second: name(next), worst: name(worst), avoid })
      : worst
        ? say('two', { ...deeds, first: name(best), worst: name(worst), avoid })
        : next
          ? say(isReady ? 'ready' : 'pair', { ...deeds, first: name(first), second: name(next) })
          : say('one', { ...deeds, first: name(best) })
  const cites = [first, next, worst].filter((part) => part !== undefined).map((part) => citePart(part, locale))
  const day = dayOf(matter) ?? hoursText(person, best, today, locale)
  return piece('when', day === undefined ? text : `${text}${locale === 'en_US' ? ' ' : ''}${day}`, cites)
}

function dayOf({ window, today, locale, topic, person }: PreparedQuestion): string | undefined {
  const { purpose } = TOPIC_FACTS[topic]
  const { best } = window
  if (purpose === undefined || best.kind !== 'month') return undefined
  const from = best.from > today ? best.from : today
  const to = new Date((dayNumber(best.end) - 1) * 86_400_000).toISOString().slice(0, 10)
  if (to < from) return undefined
  const [found] = findBestDays(person.chart, purpose, parseDate(from), parseDate(to)).picks
  if (found === undefined) return undefined
  const day = isoOf(found.date)
  return formatSageText(plans.pick, locale, {
    day: formatPart({ kind: 'day', from: day, end: day, pair: found.pair, score: found }, today, locale),
    pair: formatPair(found.pair, locale),
    score: String(found.score),
  })
}

/** Composes the sentence on the two best waking double-hours of a single day. */
function hoursText(person: ChartPerson, best: Window['best'], today: string, locale: Locale): string | undefined {
  if (best.kind !== 'day') return undefined
  const hours = rateHours(person.chart.pillars, best.pair).filter(({ branch }) => WAKING_HOURS.includes(branch))
  const two = hours.map((hour) => ({ hour, from: clockHourOf(hour.branch) })).toSorted((a, b) => b.hour.score - a.hour.score)
  const named = two.slice(0, 2).toSorted((a, b) => a.from - b.from)
  const isHan = locale !== 'en_US'
  const day = formatPart(best, today, locale)
  const names = named.map(({ hour, from }) => {
    const branch = formatBranch(hour.branch, locale)
    return isHan
      ? `${from}点到${from + 2}点（${branch}${locale === 'zh_TW' ? '時' : '时'}，${hour.score}）`
      : `${from}:00 to ${from + 2}:00 (${branch} hour, power ${hour.score})`
  })
  const list = formatNameList(names, locale)
  return formatSageText(plans.hours, locale, { day, hours: locale === 'zh_TW' ? list.replaceAll('点', '點') : list })
}

/** Composes an answer from one chart: notes on what is not answered, line, reasons, timing, conditions, advice. */
export function composeOwnAnswer(matter: PreparedQuestion): readonly Piece[] {
  if (matter.understanding.bound === 'birth' && !matter.isChild) return composeBirthAnswer(matter)
  if (matter.understanding.named === 'travel-star' && matter.understanding.isAlone === true) return composeStarAnswer(matter)
  const { topic, window, locale, notes } = matter
  const texts = topicTexts[topic]
  const first = lineOf(matter)
  const line = matter.isEither ? { ...first, text: `${first.text}${locale === 'en_US' ? ' ' : ''}${eitherText(matter)}` } : first
  const isHeld = window.advice === 'wait' || matter.understanding.bound !== undefined
  return [
    ...notes,
    line,
    ...reasonsOf(matter).filter(({ text }) => text !== line.text),
    whenOf(matter),
    piece('unless', textIn(texts.unless, locale)),
    piece('deed', textIn(isHeld ? texts.deedWait : texts.deedGo, locale)),
  ]
}
