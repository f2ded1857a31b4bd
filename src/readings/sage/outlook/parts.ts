import type { Locale } from '../../reader/locale.ts'
import type { Chart, CivilDate, Ganzhi, Score } from '#bazi/index.ts'
import { almanacPillarsOf, baziMonthsOf, civilDateOf, FIRST_YEAR, LAST_YEAR, scorerOf, yearPillarOf } from '#bazi/index.ts'
import { formatBookDay, formatBookDate, formatBranch, formatPair, formatBaziYear } from '../../facts/format-names.ts'
import type { Citation } from '../piece.ts'

/** A part of the requested time: a day, a Bazi month or a Bazi year. Dates are `YYYY-MM-DD`; dates of jie are those at UTC+8. */
export interface TimePart {
  readonly kind: 'day' | 'month' | 'year'
  readonly from: string
  /** First day after the part. */
  readonly end: string
  readonly pair: Ganzhi
  readonly score: Score
}

const two = (count: number) => String(count).padStart(2, '0')
export const civilDateToIso = ({ year, month, day }: CivilDate) => `${year}-${two(month)}-${two(day)}`
/** Returns the number of days from 1970-01-01 to a date `YYYY-MM-DD`. */
export const parseEpochDay = (date: string) => Math.floor(Date.parse(date) / 86_400_000)
const chinaDate = (utc: string) => new Date(Date.parse(utc) + 8 * 3_600_000).toISOString().slice(0, 10)

/** Minimum overlap in days for a month to be part of a range. */
const LEAST_DAYS = 8

/** Lists the Bazi months within civil dates, both included. */
export function listMonthParts(chart: Chart, from: string, to: string): readonly TimePart[] {
  const scorer = scorerOf(chart)
  const [first, last] = [parseEpochDay(from), parseEpochDay(to)]
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 2 }, (_, i) => Number(from.slice(0, 4)) - 1 + i)
  const all = years
    .filter((year) => year >= FIRST_YEAR && year < LAST_YEAR)
    .flatMap((year) => baziMonthsOf(year))
    .map((month) => ({ month, from: chinaDate(month.jie.utc), end: chinaDate(month.endUtc) }))
  const daysWithin = (one: { from: string; end: string }) =>
    Math.min(last + 1, parseEpochDay(one.end)) - Math.max(first, parseEpochDay(one.from))
  const least = Math.min(LEAST_DAYS, Math.max(...all.map(daysWithin)))
  return all
    .filter((one) => daysWithin(one) >= Math.max(1, least))
    .map(({ month, ...dates }) => ({ kind: 'month', ...dates, pair: month, score: scorer.pairOf(month) }))
}

/** Lists the days within civil dates, both included. */
export function listDayParts(chart: Chart, from: string, to: string): readonly TimePart[] {
  const scorer = scorerOf(chart)
  const first = parseEpochDay(from)
  return Array.from({ length: parseEpochDay(to) - first + 1 }, (_, i) => {
    const date = civilDateOf(first + i)
    const { day, month } = almanacPillarsOf(date)
    return {
      kind: 'day',
      from: civilDateToIso(date),
      end: civilDateToIso(civilDateOf(first + i + 1)),
      pair: day,
      score: scorer.dayOf(day, month.branch),
    }
  })
}

/** Lists the Bazi years from `first` to `last`, both included. */
export function listYearParts(chart: Chart, first: number, last: number): readonly TimePart[] {
  const scorer = scorerOf(chart)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const year = first + i
    const months = baziMonthsOf(year)
    const pair = yearPillarOf(year)
    return { kind: 'year', from: chinaDate(months[0]!.jie.utc), end: chinaDate(months[11]!.endUtc), pair, score: scorer.pairOf(pair) }
  })
}

/** Formats a date, without its year if that is the present year. */
const shortDate = (date: string, today: string, locale: Locale) =>
  date.slice(0, 4) === today.slice(0, 4) ? formatBookDay(date, locale) : formatBookDate(date, locale)

/** Formats the first and last day of a part. */
function stretch(part: TimePart, today: string, locale: Locale): string {
  const { from } = part
  if (part.kind === 'day') return shortDate(from, today, locale)
  const last = civilDateToIso(civilDateOf(parseEpochDay(part.end) - 1))
  const isOneYear = from.slice(0, 4) === last.slice(0, 4)
  if (locale === 'en_US')
    return `${isOneYear ? formatBookDay(from, locale) : formatBookDate(from, locale)} to ${formatBookDate(last, locale)}`
  return `${shortDate(from, today, locale)}到${isOneYear ? formatBookDay(last, locale) : formatBookDate(last, locale)}`
}

/** Cuts the days before today from a part that has begun. */
const fromToday = (part: TimePart, today: string): TimePart => (part.from < today && today < part.end ? { ...part, from: today } : part)

const yearOf = ({ from }: TimePart) => Number(from.slice(0, 4))

/** Formats a part with its dates: 寅月（2027年2月4日到3月5日）; the Tiger month (February 4 to March 5, 2027). */
export function formatPart(part: TimePart, today: string, locale: Locale): string {
  if (part.kind === 'year') return formatBaziYear(yearOf(part), part.pair, locale) + (locale === 'en_US' ? '' : '年')
  const dates = stretch(fromToday(part, today), today, locale)
  if (part.kind === 'day') return dates
  const branch = formatBranch(part.pair.branch, locale)
  return locale === 'en_US' ? `the ${branch} month (${dates})` : `${branch}月（${dates}）`
}

/** Formats a part without its dates, which the timing piece gives: 2027年寅月; the Tiger month of 2027. */
export function formatPartShort(part: TimePart, today: string, locale: Locale): string {
  if (part.kind !== 'month') return formatPart(part, today, locale)
  const branch = formatBranch(part.pair.branch, locale)
  const year = part.from.slice(0, 4) === today.slice(0, 4) ? undefined : yearOf(part)
  if (locale === 'en_US') return `the ${branch} month${year === undefined ? '' : ` of ${year}`}`
  return `${year === undefined ? '' : `${year}年`}${branch}月`
}

/** Formats a part with its power value: 2027年2月4日到3月5日（寅月，73）; February 4 to March 5, 2027 (Tiger, 73). */
export function formatPartWithScore(part: TimePart, today: string, locale: Locale): string {
  const { score } = part.score
  if (part.kind === 'year')
    return locale === 'en_US'
      ? `${yearOf(part)} (${formatPair(part.pair, locale)}, power ${score})`
      : `${yearOf(part)}年（${formatPair(part.pair, locale)}，${score}）`
  const dates = stretch(fromToday(part, today), today, locale)
  const branch = formatBranch(part.pair.branch, locale)
  if (part.kind === 'day')
    return locale === 'en_US'
      ? `${dates} (${formatPair(part.pair, locale)}, power ${score})`
      : `${dates}（${formatPair(part.pair, locale)}，${score}）`
  return locale === 'en_US' ? `${dates} (${branch} month, power ${score})` : `${dates}（${branch}月，${score}）`
}

/** Creates the citation chip of a part. */
export function citePart(part: TimePart, locale: Locale): Citation {
  const { score } = part.score
  if (part.kind === 'year') return { to: 'year', ref: String(yearOf(part)), label: formatBaziYear(yearOf(part), part.pair, locale) }
  if (part.kind === 'day') return { to: 'day', ref: part.from, label: `${formatBookDay(part.from, locale)} ${score}` }
  const branch = formatBranch(part.pair.branch, locale)
  return { to: 'month', ref: part.from.slice(0, 7), label: locale === 'en_US' ? `${branch} month ${score}` : `${branch}月 ${score}` }
}
