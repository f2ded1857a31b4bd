/** First sentences on two alternatives: two times, or two ways of life that the chart can weigh. */
import type { ShareCode, TenGodCode } from '#bazi/index.ts'
import { civilDateOf } from '#bazi/index.ts'
import type { NamedSpan } from '../ask/understanding.ts'
import { parseQuestion } from '../ask/index.ts'
import { formatPercent, formatShare } from '../../facts/format-names.ts'
import { formatPart, parseEpochDay } from '../outlook/parts.ts'
import { evaluateTimeWindow, formatTimeWindow, listPartsAfter } from '../outlook/window.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import { lifeChoices, lifeChoiceTexts, wealthKindTexts } from '../text/fits.ts'
import { headThings, twoTimesTexts, unknownOfTexts } from '../text/heads.ts'
import { topicTexts } from '../text/topics.ts'
import type { PreparedQuestion } from './matter.ts'

const OR = /还是|或者|\bor\b/
/** Joins two times of which one is to be chosen (“A and B, which”). */
const AND = /和|跟|与|\band\b/
const WHICH = /哪(个|一个|年|段)|\bwhich\b/
const NOW = /现在|眼下|马上|立刻|今天|\bnow\b|\btoday\b|\bright away\b/
/** Difference of scores from which one time is better than another. */
const CLEAR = 3
/** Difference of shares, in percent, from which one side is clearly ahead. */
const AHEAD = 8
const MONTH_DAYS = 30

const OF_LUCK: readonly string[] = ['year', 'timing', 'day', 'luck-cycle', 'self']

export const thingOf = ({ topic, locale }: PreparedQuestion) =>
  OF_LUCK.includes(topic)
    ? localizeSageText(unknownOfTexts.luck, locale)
    : localizeSageText(headThings[topic] ?? topicTexts[topic].thing, locale)

/** Returns the time that one side of the question names. */
function spanOf(side: string, { locale, today }: PreparedQuestion, before?: NamedSpan): NamedSpan | undefined {
  // "next year or the year after"
  if (before?.of === 'year' && /后年|再(过)?一年|\byear after\b/.test(side)) {
    const year = before.from.year + 1
    return { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 }, of: 'year', isPast: false }
  }
  const isYearless = before !== undefined && !/\d{4}|(?<!半)年(?![初中底末])|\byear\b/.test(side)
  const timed = !isYearless ? side : /\p{Script=Han}/u.test(side) ? `${before.from.year}年${side}` : `${side} ${before.from.year}`
  const { span } = parseQuestion(isYearless && /半年|季|\bhalf\b|\bquarter\b/.test(side) ? timed : side, locale, {
    local: `${today}T12:00`,
  })
  if (span !== undefined) return span
  const from = civilDateOf(parseEpochDay(today))
  if (NOW.test(side)) return { from, to: civilDateOf(parseEpochDay(today) + MONTH_DAYS), of: 'days', isPast: false }
  return undefined
}

/** Compares the best parts of two named times; undefined if the question does not name two. */
export function twoTimesText(matter: PreparedQuestion): string | undefined {
  const { text, person, today, locale } = matter
  const [left, right] = text.split(OR.test(text) || !WHICH.test(text) ? OR : AND)
  if (left === undefined || right === undefined) return undefined
  const one = spanOf(left, matter)
  const two = one && spanOf(right, matter, one)
  if (one === undefined || two === undefined || one.isPast || two.isPast) return undefined
  const named = [one, two].map((span, at) => {
    const window = evaluateTimeWindow(person, today, { asking: 'whether', span, placed: undefined })
    const isNow = at === 0 && span.of === 'days' && NOW.test(left)
    const name = isNow ? localizeSageText(twoTimesTexts.now, locale) : formatTimeWindow(window, today, span, locale).name
    return { window, name }
  })
  const [a, b] = named as [(typeof named)[number], (typeof named)[number]]
  if (a.name === b.name) return undefined
  const [high, low] = a.window.best.score.score >= b.window.best.score.score ? [a, b] : [b, a]
  const [top, less] = [high.window.best.score.score, low.window.best.score.score]
  return formatSageText(twoTimesTexts[top - less >= CLEAR ? 'better' : 'even'], locale, {
    thing: thingOf(matter),
    pick: high.name,
    other: low.name,
    best: formatPart(high.window.best, today, locale),
    high: String(top),
    low: String(less),
  })
}

/** Decides early or late by the best of the next ten years. */
export function earlyOrLateText(matter: PreparedQuestion): string {
  const { person, today, locale } = matter
  const years = listPartsAfter(person, `${Number(today.slice(0, 4)) - 1}-12-31`, 'year')
  const best = years.toSorted((x, y) => y.score.score - x.score.score)[0]!
  const isEarly = Number(best.from.slice(0, 4)) - Number(today.slice(0, 4)) <= 3
  const slots = { thing: thingOf(matter), best: formatPart(best, today, locale), high: String(best.score.score) }
  return formatSageText(twoTimesTexts[isEarly ? 'early' : 'late'], locale, slots)
}

const STEADY = /正财|固定|稳定收入|死工资|\bsteady\b|\bregular income\b|\bsalary\b/
const LOOSE = /偏财|外快|横财|一笔大|意外之财|\bwindfalls?\b|\bone[- ]off\b|\birregular\b|\bside money\b/

/** Weighs two ways of life by the shares of their families; undefined if the question names no such two. */
export function lifeChoiceText({ text, person, locale, understanding }: PreparedQuestion): string | undefined {
  if (STEADY.test(text) && LOOSE.test(text)) {
    const count = (god: TenGodCode) =>
      person.pillars.flatMap(({ tenGod, hidden }) => [tenGod, ...hidden.map((one) => one.tenGod)]).filter((one) => one === god).length
    const [steady, loose] = [count('zhengcai'), count('piancai')]
    const key = steady > loose ? 'steady' : loose > steady ? 'loose' : 'even'
    return formatSageText(wealthKindTexts[key], locale, { steady: String(steady), loose: String(loose) })
  }
  const found = lifeChoices.find(({ one, two }) => one.words.test(text) && two.words.test(text))
  const isTwo = found !== undefined && (understanding.asking === 'either' || understanding.asking === 'which' || OR.test(text))
  const alone = isTwo ? undefined : lifeChoices.find(({ isAlone }) => isAlone?.test(text))
  const choice = isTwo ? found : alone
  if (choice === undefined) return undefined
  const sum = (families: readonly ShareCode[]) => families.reduce((total, family) => total + person.analysis.shares[family], 0)
  const [first, second] = [sum(choice.one.families), sum(choice.two.families)]
  const isFirst = first >= second
  const [pick, other] = isFirst || alone !== undefined ? [choice.one, choice.two] : [choice.two, choice.one]
  const [share, otherShare] = pick === choice.one ? [first, second] : [second, first]
  const key = alone === undefined ? (Math.abs(first - second) >= AHEAD ? 'pick' : 'even') : isFirst ? 'yes' : 'no'
  return formatSageText(lifeChoiceTexts[key], locale, {
    pick: localizeSageText(pick.name, locale),
    by: localizeSageText(pick.by, locale),
    share: formatShare(share, locale),
    otherBy: localizeSageText(other.by, locale),
    otherShare: formatPercent(otherShare, locale),
    why: localizeSageText(pick.why, locale),
  })
}
