/** Timing of a cast: future months and days evaluated for the user's chart. */
import type { Locale } from '../../reader/locale.ts'
import type { BaziMonth, CivilDate } from '#bazi/index.ts'
import { baziMonthsOf, LAST_YEAR, tenGodOf } from '#bazi/index.ts'
import type { TextAdvice } from '../../changes/said.ts'
import { rateDays } from '../../daily/index.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { formatBranch, formatBookDate, formatBookDay, formatPair, getTermName } from '../../facts/format-names.ts'
import type { NamedSpan } from '../ask/understanding.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { fillFrame, bgFramesOf } from './bg-texts.ts'

/** The remaining part of a Bazi month; dates at UTC+8, both included. */
interface Ahead {
  readonly month: BaziMonth
  readonly from: string
  readonly to: string
  readonly score: number
}

const DAY_MS = 86_400_000
const ALMANAC_OFFSET_MS = 8 * 3_600_000
/** Number of months considered if the question names no time; a low one among them gets a warning. */
const MONTHS_AHEAD = 8
/** Number of months after the present one that are searched for the best. */
const NEAR = 4
/** Minimum number of remaining days for a month to count. */
const LEAST_DAYS = 7
/** Maximum length of a named time that is evaluated by days. */
const SHORT_DAYS = 45
/** Lower bound of the band `even`: below it no beginning is recommended. */
const FAIR = 55
/** Number of later months, and of later days, that are searched if none in the named time is fair. */
const [MONTHS_AFTER, DAYS_AFTER] = [12, 40]
const QUIET = 42

/** Last date for which months are computed. */
const LAST_DATE = `${LAST_YEAR - 1}-12-31`

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const almanacDate = (utc: string) => dateOf(Date.parse(utc) + ALMANAC_OFFSET_MS)
const plusDays = (date: string, days: number) => dateOf(Date.parse(date) + days * DAY_MS)
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
const textOf = ({ year, month, day }: CivilDate) => dateOf(Date.UTC(year, month - 1, day))
const later = (a: string, b: string) => (a > b ? a : b)

/** Lists the Bazi months of a range, at most `count`; the first one is cut to start with the range. */
function monthsIn(person: ChartPerson, from: string, to: string, count: number): readonly Ahead[] {
  const found: Ahead[] = []
  for (let year = Number(from.slice(0, 4)) - 1; found.length < count && `${year}-01-01` <= to; year++)
    for (const month of baziMonthsOf(year)) {
      const [start, end] = [almanacDate(month.jie.utc), plusDays(almanacDate(month.endUtc), -1)]
      if (daysBetween(later(start, from), end) >= LEAST_DAYS && start <= to && found.length < count)
        found.push({ month, from: later(start, from), to: end, score: person.scoreOf(month).score })
    }
  return found
}

const bestOf = (months: readonly Ahead[]) => months.reduce((best, one) => (one.score > best.score ? one : best))

function monthText({ month, from, to, score }: Ahead, person: ChartPerson, locale: Locale): string {
  return fillFrame(bgFramesOf(locale).month, {
    ...datesOf(from, to, person, locale),
    pair: formatPair(month, locale),
    branch: formatBranch(month.branch, locale),
    god: getTermName(`god-${tenGodOf(person.day, month.stem)}`, locale),
    score: String(score),
  })
}

/** Formats two dates: a common year once, and only if it is not the present year: January 5 to February 3, 2027. */
function datesOf(from: string, to: string, person: ChartPerson, locale: Locale): { from: string; to: string } {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  const [full, short] = [(date: string) => formatBookDate(date, locale), (date: string) => formatBookDay(date, locale)]
  if (first !== last) return { from: full(from), to: full(to) }
  if (first === person.today.slice(0, 4)) return { from: short(from), to: short(to) }
  return locale === 'en_US' ? { from: short(from), to: full(to) } : { from: full(from), to: short(to) }
}

function monthCite({ month }: Ahead, locale: Locale): Citation {
  const name = formatPair(month, locale)
  return { to: 'month', ref: almanacDate(month.jie.utc).slice(0, 7), label: locale === 'en_US' ? name : `${name}月` }
}

type When = ReturnType<typeof bgFramesOf>['when']
type WhenKey = Exclude<keyof When, `${'day' | 'one'}-${string}` | 'quiet' | 'young-quiet' | 'link' | 'low-after' | `love-${string}`>

/** Keys of sentences for love, by the key of the sentence about signing and acting that they replace. */
const IN_LOVE: Readonly<Partial<Record<keyof When, keyof When>>> = {
  'go-now': 'love-go',
  'go-later': 'love-go',
  'go-span': 'love-span',
  terms: 'love-terms',
  'terms-one': 'love-terms-one',
  'day-yes': 'love-day',
  'one-terms': 'one-yes',
  'day-terms': 'love-day',
  quiet: 'love-quiet',
}

/** Keys of sentences whose first date is the date on which to begin. */
const LINKED: readonly WhenKey[] = ['go-span', 'steps', 'steps-one', 'terms-one']

const isFair = ({ score }: { readonly score: number }) => score >= FAIR

/** Finds the best of the first `count` months if it is fair, else the first later fair one, else the best anyway. */
function fairOf(months: readonly Ahead[], count: number): Ahead {
  const best = bestOf(months.slice(0, count))
  return isFair(best) ? best : (months.find(isFair) ?? best)
}

/** Keys of sentences for a range without a fair month, by advice. */
const LOW_KEYS: Readonly<Record<TextAdvice | 'talk', WhenKey>> = {
  go: 'low-yes',
  steps: 'low-yes',
  terms: 'low-terms',
  wait: 'low-wait',
  leave: 'low-leave',
  talk: 'low-talk',
}

/** Chooses the sentence's key, the month in which to begin (`first`) and the best month. */
function chosen(
  advice: TextAdvice | 'talk',
  months: readonly Ahead[],
  reach: number,
  today: string,
  isNamed: boolean,
): { key: WhenKey; first: Ahead; best: Ahead } {
  const [present, ...rest] = months as [Ahead, ...Ahead[]]
  const near = fairOf(months, reach + 1)
  if (!isFair(near)) return { key: LOW_KEYS[advice], first: near, best: near }
  if (advice === 'talk') return { key: 'talk', first: near, best: fairOf(months, months.length) }
  if (advice === 'leave') return { key: 'leave', first: near, best: near }
  if (advice === 'wait') {
    const best = fairOf(rest.length > 0 ? rest : months, reach)
    return { key: 'wait', first: present, best: isFair(best) ? best : near }
  }
  if (advice === 'go') {
    const isNow = near === present && daysBetween(today, near.from) < LEAST_DAYS
    return { key: isNow ? 'go-now' : isNamed ? 'go-span' : 'go-later', first: near, best: near }
  }
  const first = fairOf(months, advice === 'steps' ? 2 : 1)
  const after = months.slice(months.indexOf(first) + 1)
  const best = after.length > 0 ? fairOf(after, reach) : first
  return isFair(best) && best !== first ? { key: advice, first, best } : { key: `${advice}-one`, first, best: first }
}

/** A timing piece and the date on which to act, as the first sentence of an answer names it. */
export interface PlannedTime {
  readonly piece: AnswerPiece
  readonly date: string
  /** The same as ISO dates, both included. */
  readonly from: string
  readonly to: string
}

/** Composes the timing piece for a short time: its best day, or the first fair day after it. */
function dayPiece(advice: TextAdvice, isLove: boolean, person: ChartPerson, from: string, to: string, locale: Locale): PlannedTime {
  const civil = (text: string): CivilDate => ({ year: +text.slice(0, 4), month: +text.slice(5, 7), day: +text.slice(8) })
  const last = plusDays(to, DAYS_AFTER)
  const all = rateDays(person.chart, civil(from), civil(last < LAST_DATE ? last : LAST_DATE)).map((day) => ({
    ...day,
    at: textOf(day.date),
  }))
  const best = all.filter(({ at }) => at <= to).reduce((a, b) => (b.score > a.score ? b : a))
  const next = all.find((day) => day.at > to && isFair(day))
  const { when, day } = bgFramesOf(locale)
  const dateText = (at: string) => (at.slice(0, 4) === person.today.slice(0, 4) ? formatBookDay(at, locale) : formatBookDate(at, locale))
  const dayText = ({ at, pair, score }: (typeof all)[number]) =>
    fillFrame(day, {
      date: dateText(at),
      pair: formatPair(pair, locale),
      score: String(score),
    })
  const cite = ({ at }: (typeof all)[number]): Citation => ({ to: 'day', ref: at, label: formatBookDay(at, locale) })
  const span = from === to ? ('one' as const) : ('day' as const)
  const way = advice === 'go' || advice === 'steps' ? 'yes' : advice === 'terms' ? 'terms' : 'no'
  if (!isFair(best) && next !== undefined && (way !== 'no' || span === 'day')) {
    const text = fillFrame(when[way === 'no' ? 'day-low-no' : span === 'one' ? 'one-low' : 'day-low'], {
      day: dayText(best),
      next: dayText(next),
    })
    return {
      piece: { kind: 'when', text, cites: way === 'no' ? [cite(next)] : [cite(best), cite(next)] },
      date: dateText(next.at),
      from: next.at,
      to: next.at,
    }
  }
  const key = `${span}-${way}` as const
  const text = fillFrame(when[(isLove && IN_LOVE[key]) || key], { day: dayText(best) })
  return { piece: { kind: 'when', text, cites: [cite(best)] }, date: dateText(best.at), from: best.at, to: best.at }
}

/** Context of the timing piece. */
interface Beside {
  readonly isLove: boolean
  readonly isYoung: boolean
  /** Whether the line of the answer refers to now. */
  readonly isNow: boolean
}

/** Plans the time for an advice, within the named time unless it is past. `talk`: the hexagram decides nothing. */
export function planCastTime(
  advice: TextAdvice | 'talk',
  beside: Beside,
  person: ChartPerson,
  span: NamedSpan | undefined,
  locale: Locale,
): PlannedTime {
  const { isLove, isYoung, isNow } = beside
  const today = person.today.slice(0, 10)
  const named =
    span && !span.isPast && textOf(span.to) >= today && textOf(span.to) <= LAST_DATE
      ? { from: later(textOf(span.from), today), to: textOf(span.to) }
      : undefined
  const { when } = bgFramesOf(locale)
  if (named && advice !== 'talk' && advice !== 'leave' && daysBetween(named.from, named.to) <= SHORT_DAYS)
    return dayPiece(advice, isLove, person, named.from, named.to, locale)
  const range = named ? monthsIn(person, named.from, named.to, 12) : []
  const months = range.length > 0 ? range : monthsIn(person, today, '9999-12-31', MONTHS_AHEAD)
  const say = (one: Ahead) => monthText(one, person, locale)
  const { key, first, best } = chosen(advice, months, range.length > 0 ? months.length : NEAR, today, range.length > 0)
  const frameOf = (one: keyof When) => when[(isLove && IN_LOVE[one]) || one]
  const used = frameOf(key).includes('{first}') ? [first, best] : [best]
  const worst = months.reduce((low, one) => (one.score < low.score ? one : low))
  const isQuiet = advice !== 'leave' && advice !== 'talk' && worst.score < QUIET && !used.includes(worst)
  // True if the answer's line says "now" although the month in which to begin is later.
  const isLinked = isNow && LINKED.includes(key) && used[0]!.from > today
  const after = isFair(best) ? undefined : monthsIn(person, plusDays(months.at(-1)!.to, 1), LAST_DATE, MONTHS_AFTER).find(isFair)
  const gap = locale === 'en_US' ? ' ' : ''
  const cited = [...used, ...(after ? [after] : []), ...(isQuiet ? [worst] : [])]
  const text =
    fillFrame(frameOf(key), { first: say(first), best: say(best) }) +
    (after ? gap + fillFrame(when['low-after'], { best: say(after) }) : '') +
    (isLinked ? gap + when.link : '') +
    (isQuiet ? gap + fillFrame(isYoung ? when['young-quiet'] : frameOf('quiet'), { worst: say(worst) }) : '')
  const { from, to } = after ?? best
  return {
    piece: { kind: 'when', text, cites: cited.map((one) => monthCite(one, locale)) },
    date: `${datesOf(from, to, person, locale).from}${locale === 'en_US' ? ' to ' : '到'}${datesOf(from, to, person, locale).to}`,
    from,
    to,
  }
}
