/** The timing piece of an answer from one chart. */
import type { Locale } from '../../reader/locale.ts'
import { findBestDays } from '../../daily/best-days.ts'
import { clockHourOf, WAKING_HOURS } from '../../daily/best-hours.ts'
import { rateHours } from '../../daily/hours.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { formatBranch, formatNameList, formatPair } from '../../facts/format-names.ts'
import { parseEpochDay, civilDateToIso, citePart, formatPart, formatPartWithScore } from '../outlook/parts.ts'
import type { TimeWindow } from '../outlook/window.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import type { SageSlotValues } from '../slots.ts'
import { plans } from '../text/fields.ts'
import { topicTexts } from '../text/topics.ts'
import { type PreparedQuestion, parseDate } from './matter.ts'
import { type SingleChartTopic, TOPIC_FACTS } from './topics.ts'

const timing = (text: string, cites: readonly Citation[]): AnswerPiece => ({ kind: 'when', text, cites })

/** Topics that are to be settled, not begun, in the best part of the time. */
const SETTLED_IN_BEST: readonly SingleChartTopic[] = ['change-job', 'partner-venture']
/** Topics that are to begin in a part before the best one; also the search for a lost thing. */
const BEGUN_EARLY: readonly SingleChartTopic[] = [...SETTLED_IN_BEST, 'lost-thing']

/** Composes the timing piece: what to do in which part, and one day if the almanac has days for the purpose. */
export function composeOwnTiming(matter: PreparedQuestion): AnswerPiece {
  const { window, today, locale, topic, person } = matter
  const { best, second, worst, later, advice } = window
  const texts = topicTexts[topic]
  const name = (part: typeof best) => formatPartWithScore(part, today, locale)
  const say = (key: keyof typeof plans, slots: SageSlotValues) => formatSageText(plans[key], locale, slots)
  const [begin, settle, avoid] = [texts.begin, texts.settle, texts.avoid].map((text) => localizeSageText(text, locale)) as [
    string,
    string,
    string,
  ]
  if (matter.topic === 'lost-thing' && window.parts[0]?.from === today) return searchToday(matter)
  const { before, understanding } = matter
  // The months were listed in the answer before.
  const isListed = before !== undefined && before.topic === understanding.topic && understanding.asking !== 'when' && best.kind === 'month'
  if (isListed && advice !== 'wait')
    return timing(say('one', { first: name(best), firstDeed: SETTLED_IN_BEST.includes(topic) ? settle : begin }), [citePart(best, locale)])
  if (window.isPast) return timing(say('one', { first: name(later), firstDeed: begin }), [citePart(later, locale)])
  if (advice === 'wait') {
    const from = worst
    const text = from
      ? say('wait', { later: name(later), firstDeed: begin, worst: name(from), avoid })
      : say('waitOne', { later: name(later), firstDeed: begin, avoid })
    return timing(text, [citePart(later, locale), ...(from ? [citePart(from, locale)] : [])])
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
  return timing(day === undefined ? text : `${text}${locale === 'en_US' ? ' ' : ''}${day}`, cites)
}

function dayOf({ window, today, locale, topic, person }: PreparedQuestion): string | undefined {
  const { purpose } = TOPIC_FACTS[topic]
  const { best } = window
  if (purpose === undefined || best.kind !== 'month') return undefined
  const from = best.from > today ? best.from : today
  const to = new Date((parseEpochDay(best.end) - 1) * 86_400_000).toISOString().slice(0, 10)
  if (to < from) return undefined
  const [found] = findBestDays(person.chart, purpose, parseDate(from), parseDate(to)).picks
  if (found === undefined) return undefined
  const day = civilDateToIso(found.date)
  return formatSageText(plans.pick, locale, {
    day: formatPart({ kind: 'day', from: day, end: day, pair: found.pair, score: found }, today, locale),
    pair: formatPair(found.pair, locale),
    score: String(found.score),
  })
}

/** Composes the timing of a search: today, by the hour, and the best day after it. */
function searchToday({ window, today, locale, person }: PreparedQuestion): AnswerPiece {
  const { best, parts } = window
  const hours = hoursText(person, parts[0]!, today, locale) ?? ''
  const text = formatSageText(best === parts[0] ? plans.searchToday : plans.search, locale, {
    hours,
    best: formatPartWithScore(best, today, locale),
  })
  return timing(text, [citePart(parts[0]!, locale), ...(best === parts[0] ? [] : [citePart(best, locale)])])
}

/** Composes the sentence on the two best waking double-hours of a single day. */
function hoursText(person: ChartPerson, best: TimeWindow['best'], today: string, locale: Locale): string | undefined {
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
