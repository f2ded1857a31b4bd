import type { Locale } from '../../reader/locale.ts'
import { FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { formatBookDate, formatBookDay } from '../../facts/format-names.ts'
import type { QuestionType, ChartTime, NamedSpan } from '../ask/understanding.ts'
import { localizeSageText } from '../said.ts'
import type { OutlookAdvice } from '../text/fields.ts'
import { defaultSpanNames } from '../text/fields.ts'
import type { TimePart } from './parts.ts'
import { parseEpochDay, listDayParts, civilDateToIso, listMonthParts, listYearParts } from './parts.ts'

/** The time that an answer is about, evaluated for one chart. */
export interface TimeWindow {
  readonly from: string
  readonly to: string
  readonly isNamed: boolean
  readonly isPast: boolean
  /** Days, months or years, in order. */
  readonly parts: readonly TimePart[]
  readonly best: TimePart
  /** Undefined if no further part is at least even. */
  readonly second: TimePart | undefined
  readonly worst: TimePart | undefined
  /** The first good part after the window, or else the best. */
  readonly later: TimePart
  /** The Bazi year of the window's middle part; if the parts are years, the best one. */
  readonly year: TimePart
  readonly advice: OutlookAdvice
}

/** Lower bounds of the bands `even` and `good` (`bandOf`). */
const [EVEN, GOOD] = [55, 68]
/**
 * [P] Thresholds for several parts: of the best score and, for days and years, of the mean. `MANY`: months from which the
 * year's score decides.
 */
const [BEST_GO, BEST_STEPS, MEAN_GO] = [72, 60, 56]
const [MANY, YEAR_GO] = [8, 64]
/** [P] The lowest part gets a warning if it is below even or this many points below the best. */
const FAR_BELOW = 12
const DAY_SPAN = 21
const [AHEAD_DAYS, AHEAD_WHEN_DAYS] = [365, 730]

const plusDays = (date: string, days: number) => new Date((parseEpochDay(date) + days) * 86_400_000).toISOString().slice(0, 10)
const scoreOf = ({ score }: TimePart) => score.score
/** Whether the score is at least in the band `even`, so that the part is fit to act in. */
export const isFitToAct = (part: TimePart) => scoreOf(part) >= EVEN
/** Whether the score is at least in the band `good`. */
export const isGoodPart = (part: TimePart) => scoreOf(part) >= GOOD
const mean = (parts: readonly TimePart[]) => parts.reduce((sum, part) => sum + scoreOf(part), 0) / parts.length

/** Resolves the dates of a window (from today on, unless the time is past) and the kind of its parts. */
function stretchOf(person: ChartPerson, today: string, asking: QuestionType, span: NamedSpan | undefined, placed: ChartTime | undefined) {
  const end = plusDays(today, asking === 'when' ? AHEAD_WHEN_DAYS : AHEAD_DAYS)
  const open = { from: today, to: end, kind: 'month' as const, isNamed: false, isPast: false }
  if (span && span.from.year >= FIRST_YEAR + 1 && span.to.year <= LAST_YEAR - 2) {
    const [from, to] = [civilDateToIso(span.from), civilDateToIso(span.to)]
    const isDays = span.of === 'each-day' || parseEpochDay(to) - parseEpochDay(from) < DAY_SPAN
    const kind = isDays ? ('day' as const) : parseEpochDay(to) - parseEpochDay(from) > 800 ? ('year' as const) : ('month' as const)
    return { from: span.isPast || from > today ? from : today, to, kind, isNamed: true, isPast: span.isPast }
  }
  if (placed && 'cycle' in placed) {
    const cycle = placed.cycle === 'now' ? (person.now ?? person.cycle(0)) : (person.next ?? person.cycle(0))
    if (cycle && cycle.endDate > today && Number(cycle.endDate.slice(0, 4)) < LAST_YEAR - 1)
      return {
        from: cycle.luck.startDate > today ? cycle.luck.startDate : today,
        to: plusDays(cycle.endDate, -1),
        kind: 'year' as const,
        isNamed: true,
        isPast: false,
      }
  }
  if (placed && 'age' in placed) {
    const year = Number(person.chart.input.local.slice(0, 4)) + placed.age
    const to = `${year + 4}-12-31`
    if (year + 5 < LAST_YEAR && to > today)
      return { from: `${year}-01-01` > today ? `${year}-01-01` : today, to, kind: 'year' as const, isNamed: true, isPast: false }
  }
  return open
}

function partsOf(person: ChartPerson, from: string, to: string, kind: TimePart['kind']): readonly TimePart[] {
  if (kind === 'day') return listDayParts(person.chart, from, to)
  if (kind === 'month') return listMonthParts(person.chart, from, to)
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  // A range that ends before March leaves out the Bazi year of its last year, which only begins in February.
  return listYearParts(person.chart, first, Math.max(first, Number(to.slice(5, 7)) < 3 ? last - 1 : last))
}

/** Lists the parts after a date: 21 days, about two years of months, or ten years. */
export function listPartsAfter(person: ChartPerson, to: string, kind: TimePart['kind']): readonly TimePart[] {
  if (kind === 'day') return listDayParts(person.chart, plusDays(to, 1), plusDays(to, DAY_SPAN))
  if (kind === 'month') return listMonthParts(person.chart, plusDays(to, 9), plusDays(to, AHEAD_WHEN_DAYS))
  return listYearParts(person.chart, Number(to.slice(0, 4)) + 1, Number(to.slice(0, 4)) + 10)
}

/** Returns the first good part, or else the best one. */
export function findLaterPart(after: readonly TimePart[]): TimePart {
  return after.find((part) => scoreOf(part) >= GOOD) ?? after.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!
}

/** Decides go, steps or wait: a single part by its band, several by the best and the year. Below even it is always wait. */
function chooseAdvice(parts: readonly TimePart[], best: TimePart, year: number): OutlookAdvice {
  const value = scoreOf(best)
  if (value < EVEN) return 'wait'
  if (parts.length === 1) return value >= GOOD && year >= EVEN ? 'go' : 'steps'
  if (best.kind !== 'month') return value >= BEST_GO && mean(parts) >= MEAN_GO ? 'go' : value < BEST_STEPS ? 'wait' : 'steps'
  const isLong = parts.length >= MANY
  if (value >= BEST_GO && year >= (isLong ? YEAR_GO : EVEN)) return 'go'
  const isHeld = year < EVEN && (isLong || value < BEST_GO)
  return isHeld || (value < BEST_STEPS && year < GOOD) ? 'wait' : 'steps'
}

/** Evaluates a time for a chart; of equal scores the earlier part wins. @param today the user's civil date */
export function evaluateTimeWindow(
  person: ChartPerson,
  today: string,
  { asking, span, placed }: { readonly asking: QuestionType; readonly span: NamedSpan | undefined; readonly placed: ChartTime | undefined },
): TimeWindow {
  const { from, to, kind, isNamed, isPast } = stretchOf(person, today, asking, span, placed)
  const parts = partsOf(person, from, to, kind)
  const falling = parts.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const best = falling[0]!
  const middle = parts[Math.floor(parts.length / 2)]!
  const year = kind === 'year' ? best : yearAt(person, middle)
  const worst =
    parts.length > 1
      ? parts
          .toSorted((a, b) => scoreOf(a) - scoreOf(b))
          .find((part) => part !== best && (scoreOf(part) < EVEN || scoreOf(part) <= scoreOf(best) - FAR_BELOW))
      : undefined
  const second = falling.slice(1).find((part) => part !== worst && scoreOf(part) >= EVEN)
  const found = chooseAdvice(parts, best, kind === 'day' ? EVEN : scoreOf(year))
  // A good part answers "when" even in a low year.
  const advice = found === 'wait' && asking === 'when' && isGoodPart(best) ? 'steps' : found
  return {
    from,
    to,
    isNamed,
    isPast,
    parts,
    best,
    second,
    worst,
    later: findLaterPart(listPartsAfter(person, isPast ? today : to, kind)),
    year,
    advice,
  }
}

function yearAt(person: ChartPerson, { from, end }: TimePart): TimePart {
  const middle = plusDays(from, Math.floor((parseEpochDay(end) - parseEpochDay(from)) / 2))
  const year = Number(middle.slice(0, 4))
  const [here] = listYearParts(person.chart, year, year)
  return middle >= here!.from ? here! : listYearParts(person.chart, year - 1, year - 1)[0]!
}

/** Formats a window: `name` as a noun (2027年, 2027), `when` as an adverbial (2027年, in 2027). */
export function formatTimeWindow(
  { from, to, isNamed, parts }: TimeWindow,
  today: string,
  span: NamedSpan | undefined,
  locale: Locale,
): { readonly name: string; readonly when: string } {
  const isHan = locale !== 'en_US'
  const pair = (name: string, when: string) => ({ name, when: isHan ? name : when })
  const single = (date: string) =>
    date.slice(0, 4) === today.slice(0, 4) && isHan ? formatBookDay(date, locale) : formatBookDate(date, locale)
  if (!isNamed) {
    const texts = defaultSpanNames[to > plusDays(today, AHEAD_DAYS) ? 'two' : 'one']
    return pair(localizeSageText(texts.name, locale), texts.when)
  }
  const year = from.slice(0, 4)
  if (span?.of === 'year') return pair(isHan ? `${span.from.year}年` : String(span.from.year), `in ${span.from.year}`)
  if (span?.of === 'month') {
    const name = isHan
      ? `${span.from.year}年${span.from.month}月`
      : formatBookDate(`${civilDateToIso(span.from).slice(0, 7)}-01`, locale).replace(' 1,', '')
    return pair(name, `in ${name}`)
  }
  if (from === to) return pair(single(from), `on ${single(from)}`)
  if (parts[0]!.kind === 'day')
    return pair(
      isHan ? `${single(from)}到${formatBookDay(to, locale)}` : `${formatBookDay(from, locale)} to ${formatBookDate(to, locale)}`,
      `from ${formatBookDay(from, locale)} to ${formatBookDate(to, locale)}`,
    )
  if (parts[0]!.kind === 'year') {
    const [first, last] = [year, parts.at(-1)!.from.slice(0, 4)]
    return first === last
      ? pair(isHan ? `${first}年` : first, `in ${first}`)
      : pair(isHan ? `${first}到${last}年` : `${first} to ${last}`, `from ${first} to ${last}`)
  }
  if (from === today)
    return pair(
      isHan ? `${formatBookDate(to, locale)}以前` : `the time to ${formatBookDate(to, locale)}`,
      `between now and ${formatBookDate(to, locale)}`,
    )
  return pair(
    isHan
      ? `${formatBookDate(from, locale)}到${to.slice(0, 4) === year ? formatBookDay(to, locale) : formatBookDate(to, locale)}`
      : `${formatBookDate(from, locale)} to ${formatBookDate(to, locale)}`,
    `between ${formatBookDate(from, locale)} and ${formatBookDate(to, locale)}`,
  )
}
