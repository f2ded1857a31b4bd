/** When, of a cast: the months and days to come as the asker's chart has them. */
import type { BaziMonth, CivilDate } from '#bazi/index.ts'
import { baziMonthsOf, LAST_YEAR, tenGodOf } from '#bazi/index.ts'
import type { Stand } from '../../changes/said.ts'
import { daysOf } from '../../daily/index.ts'
import type { Person } from '../../facts/person.ts'
import { branchName, dateName, dayName, pairName, termOf } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import type { Span } from '../ask/understanding.ts'
import type { Cite, Piece } from '../piece.ts'
import { filled, framesOf } from './bg-frames.ts'

/** A month of the sixty by its dates at UTC+8, both included, as far as it is still to come. */
interface Ahead {
  readonly month: BaziMonth
  readonly from: string
  readonly to: string
  readonly score: number
}

const DAY_MS = 86_400_000
const ALMANAC_OFFSET_MS = 8 * 3_600_000
/** Months that are looked at for a low one, where no time was named. */
const MONTHS_AHEAD = 8
/** Beside the present one, a best month is sought among so many. */
const NEAR = 4
/** A month with fewer days left has nothing begun in it. */
const LEAST_DAYS = 7
/** A named time as short as this is told by its days. */
const SHORT_DAYS = 45
/** Where the band called even begins: in nothing below is anything begun. */
const FAIR = 55
/** Where no month asked about is fair, one is sought among so many after them; of days so many. */
const [MONTHS_AFTER, DAYS_AFTER] = [12, 40]
const QUIET = 42

/** Months are reckoned so far. */
const LAST_DATE = `${LAST_YEAR - 1}-12-31`

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const almanacDate = (utc: string) => dateOf(Date.parse(utc) + ALMANAC_OFFSET_MS)
const plusDays = (date: string, days: number) => dateOf(Date.parse(date) + days * DAY_MS)
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
const textOf = ({ year, month, day }: CivilDate) => dateOf(Date.UTC(year, month - 1, day))
const later = (a: string, b: string) => (a > b ? a : b)

/** The months of a range, the first from its first day. */
function monthsIn(person: Person, from: string, to: string, count: number): readonly Ahead[] {
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

function monthText({ month, from, to, score }: Ahead, person: Person, locale: Locale): string {
  return filled(framesOf(locale).month, {
    ...datesOf(from, to, person, locale),
    pair: pairName(month, locale),
    branch: branchName(month.branch, locale),
    god: termOf(`god-${tenGodOf(person.day, month.stem)}`, locale),
    score: String(score),
  })
}

/** Years are named once, and only where they are not this one: January 5 to February 3, 2027; 2027年1月5日到2月3日. */
function datesOf(from: string, to: string, person: Person, locale: Locale): { from: string; to: string } {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  const [full, short] = [(date: string) => dateName(date, locale), (date: string) => dayName(date, locale)]
  if (first !== last) return { from: full(from), to: full(to) }
  if (first === person.today.slice(0, 4)) return { from: short(from), to: short(to) }
  return locale === 'en_US' ? { from: short(from), to: full(to) } : { from: full(from), to: short(to) }
}

function monthCite({ month }: Ahead, locale: Locale): Cite {
  const name = pairName(month, locale)
  return { to: 'month', ref: almanacDate(month.jie.utc).slice(0, 7), label: locale === 'en_US' ? name : `${name}月` }
}

type When = ReturnType<typeof framesOf>['when']
type WhenKey = Exclude<keyof When, `${'day' | 'one'}-${string}` | 'quiet' | 'young-quiet' | 'link' | 'low-after' | `love-${string}`>

/** Between two people nothing is signed and nobody makes a move. */
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

/** Of these the first date is the one on which it is begun. */
const LINKED: readonly WhenKey[] = ['go-span', 'steps', 'steps-one', 'terms-one']

const isFair = ({ score }: { readonly score: number }) => score >= FAIR

/** The best of the first so many; where none of them is fair, the first fair one after them; where there is none, the best all the same. */
function fairOf(months: readonly Ahead[], count: number): Ahead {
  const best = bestOf(months.slice(0, count))
  return isFair(best) ? best : (months.find(isFair) ?? best)
}

/** Where no month of a stretch is fair: which sentence says so. */
const LOW_KEYS: Readonly<Record<Stand | 'talk', WhenKey>> = {
  go: 'low-yes',
  steps: 'low-yes',
  terms: 'low-terms',
  wait: 'low-wait',
  leave: 'low-leave',
  talk: 'low-talk',
}

/** Which sentence, which month begins and which is the best, of so many months after the first. */
function chosen(
  stand: Stand | 'talk',
  months: readonly Ahead[],
  reach: number,
  today: string,
  isNamed: boolean,
): { key: WhenKey; first: Ahead; best: Ahead } {
  const [present, ...rest] = months as [Ahead, ...Ahead[]]
  const near = fairOf(months, reach + 1)
  if (!isFair(near)) return { key: LOW_KEYS[stand], first: near, best: near }
  if (stand === 'talk') return { key: 'talk', first: near, best: fairOf(months, months.length) }
  if (stand === 'leave') return { key: 'leave', first: near, best: near }
  if (stand === 'wait') {
    const best = fairOf(rest.length > 0 ? rest : months, reach)
    return { key: 'wait', first: present, best: isFair(best) ? best : near }
  }
  if (stand === 'go') {
    const isNow = near === present && daysBetween(today, near.from) < LEAST_DAYS
    return { key: isNow ? 'go-now' : isNamed ? 'go-span' : 'go-later', first: near, best: near }
  }
  const first = fairOf(months, stand === 'steps' ? 2 : 1)
  const after = months.slice(months.indexOf(first) + 1)
  const best = after.length > 0 ? fairOf(after, reach) : first
  return isFair(best) && best !== first ? { key: stand, first, best } : { key: `${stand}-one`, first, best: first }
}

/** One day of a short time, or of those after it where none in it is fair. */
function dayPiece(stand: Stand, isLove: boolean, person: Person, from: string, to: string, locale: Locale): Piece {
  const civil = (text: string): CivilDate => ({ year: +text.slice(0, 4), month: +text.slice(5, 7), day: +text.slice(8) })
  const last = plusDays(to, DAYS_AFTER)
  const all = daysOf(person.chart, civil(from), civil(last < LAST_DATE ? last : LAST_DATE)).map((day) => ({ ...day, at: textOf(day.date) }))
  const best = all.filter(({ at }) => at <= to).reduce((a, b) => (b.score > a.score ? b : a))
  const next = all.find((day) => day.at > to && isFair(day))
  const { when, day } = framesOf(locale)
  const dayText = ({ at, pair, score }: (typeof all)[number]) =>
    filled(day, {
      date: at.slice(0, 4) === person.today.slice(0, 4) ? dayName(at, locale) : dateName(at, locale),
      pair: pairName(pair, locale),
      score: String(score),
    })
  const cite = ({ at }: (typeof all)[number]): Cite => ({ to: 'day', ref: at, label: dayName(at, locale) })
  const span = from === to ? ('one' as const) : ('day' as const)
  const way = stand === 'go' || stand === 'steps' ? 'yes' : stand === 'terms' ? 'terms' : 'no'
  if (!isFair(best) && next !== undefined && (way !== 'no' || span === 'day')) {
    const text = filled(when[way === 'no' ? 'day-low-no' : span === 'one' ? 'one-low' : 'day-low'], {
      day: dayText(best),
      next: dayText(next),
    })
    return { kind: 'when', text, cites: way === 'no' ? [cite(next)] : [cite(best), cite(next)] }
  }
  const key = `${span}-${way}` as const
  return { kind: 'when', text: filled(when[(isLove && IN_LOVE[key]) || key], { day: dayText(best) }), cites: [cite(best)] }
}

/** Who it is told to, and what it stands beside. */
interface Beside {
  readonly isLove: boolean
  readonly isYoung: boolean
  /** What is answered speaks of now. */
  readonly isNow: boolean
}

/** When, after what leads; within a time that was named if it is not past. `talk` where nothing is decided by the hexagram. */
export function whenPiece(stand: Stand | 'talk', beside: Beside, person: Person, span: Span | undefined, locale: Locale): Piece {
  const { isLove, isYoung, isNow } = beside
  const today = person.today.slice(0, 10)
  const named =
    span && !span.isPast && textOf(span.to) >= today && textOf(span.to) <= LAST_DATE
      ? { from: later(textOf(span.from), today), to: textOf(span.to) }
      : undefined
  const { when } = framesOf(locale)
  if (named && stand !== 'talk' && stand !== 'leave' && daysBetween(named.from, named.to) <= SHORT_DAYS)
    return dayPiece(stand, isLove, person, named.from, named.to, locale)
  const range = named ? monthsIn(person, named.from, named.to, 12) : []
  const months = range.length > 0 ? range : monthsIn(person, today, '9999-12-31', MONTHS_AHEAD)
  const say = (one: Ahead) => monthText(one, person, locale)
  const { key, first, best } = chosen(stand, months, range.length > 0 ? months.length : NEAR, today, range.length > 0)
  const frameOf = (one: keyof When) => when[(isLove && IN_LOVE[one]) || one]
  const used = frameOf(key).includes('{first}') ? [first, best] : [best]
  const worst = months.reduce((low, one) => (one.score < low.score ? one : low))
  const isQuiet = stand !== 'leave' && stand !== 'talk' && worst.score < QUIET && !used.includes(worst)
  // It says now, and what is to be done begins later.
  const isLinked = isNow && LINKED.includes(key) && used[0]!.from > today
  const after = isFair(best) ? undefined : monthsIn(person, plusDays(months.at(-1)!.to, 1), LAST_DATE, MONTHS_AFTER).find(isFair)
  const gap = locale === 'en_US' ? ' ' : ''
  const told = [...used, ...(after ? [after] : []), ...(isQuiet ? [worst] : [])]
  return {
    kind: 'when',
    text:
      filled(frameOf(key), { first: say(first), best: say(best) }) +
      (after ? gap + filled(when['low-after'], { best: say(after) }) : '') +
      (isLinked ? gap + when.link : '') +
      (isQuiet ? gap + filled(isYoung ? when['young-quiet'] : frameOf('quiet'), { worst: say(worst) }) : ''),
    cites: told.map((one) => monthCite(one, locale)),
  }
}
