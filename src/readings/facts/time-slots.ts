/** Slots for years and cycles: `{year:clash@day}`, `{luck:next.from}`, `{best-month}`. */
import type { Locale } from '../reader/locale.ts'
import type { AnnualContext, LuckCycle, ChartPerson } from './chart-person.ts'
import type { SlotDefinition, SlotFiller } from './slot-form.ts'
import { idPattern } from './natal-forms.ts'
import { pairHasElement, getYearFilter } from './year-filters.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'
import { formatBranch, formatBookDate, formatBookDay, formatNameList, formatPair, formatStem, formatYearByLevel } from './format-names.ts'
import { type ScoreExtreme, listExtremes } from './score-extremes.ts'

type BaziMonthOfYear = AnnualContext['view']['months'][number]

/** Finds a cycle: `now`, `next`, the `best` of all ten, or, for a role, the next cycle whose stem or branch is of the role's element. */
export function findCycle(person: ChartPerson, which: string): LuckCycle | null {
  if (which === 'now') return person.now
  if (which === 'next') return person.next
  const cycles = person.chart.luck.pillars.map((_, i) => person.cycle(i)!)
  const scoreOf = ({ pillar }: LuckCycle) => person.scoreOf(pillar).score
  if (which === 'best') return cycles.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!
  return cycles.slice(person.currentCycleIndex + 1).find(({ luck }) => pairHasElement(luck, elementOfRole(person, which))) ?? null
}

const ofCycle =
  (say: (cycle: LuckCycle, locale: Locale, person: ChartPerson) => string) =>
  (which: string): SlotFiller =>
  (person, locale) => {
    const cycle = findCycle(person, which)
    return cycle === null ? undefined : say(cycle, locale, person)
  }

const ofAnnual =
  (say: (annual: AnnualContext, locale: Locale) => string | undefined) =>
  (): SlotFiller =>
  ({ annual }, locale) =>
    annual && say(annual, locale)

/** Returns the civil date of an instant at UTC+8; texts give the dates of jie at UTC+8. */
const chinaDateOf = (utc: string) => new Date(Date.parse(utc) + 8 * 3_600_000).toISOString().slice(0, 10)

/** Formats a month: 未月（7月7日至8月7日）; the Goat month (July 7 to August 7). Plain readers get the dates. */
function monthName({ pillar, jie, endUtc }: BaziMonthOfYear, locale: Locale): string {
  const [from, to] = [jie.utc, endUtc].map((utc) => formatBookDay(chinaDateOf(utc), locale)) as [string, string]
  const branch = formatBranch(pillar.branch, locale)
  return locale !== 'en_US'
    ? `⟨${branch}月（${from}至${to}）|${from}到${to}⟩`
    : `⟨the ${branch} month (${from} to ${to})|the weeks from ${from} to ${to}⟩`
}

const THESE = { zh_CN: '这三个月', zh_TW: '這三個月' } as const
const OF_THREE = { zh_CN: '三个月', zh_TW: '三個月', en_US: 'months' } as const

/**
 * Formats a season: 巳、午、未三个月（5月5日至8月7日）; the Snake, Horse and Goat months (May 5 to August 7). Plain readers get
 * the dates. Winter ends in the next year.
 */
function seasonName(months: readonly BaziMonthOfYear[], locale: Locale): string {
  const [from, to] = [months[0]!.jie.utc, months[2]!.endUtc].map(chinaDateOf) as [string, string]
  const end = from.slice(0, 4) === to.slice(0, 4) ? formatBookDay(to, locale) : formatBookDate(to, locale)
  const branches = formatNameList(
    months.map(({ pillar }) => formatBranch(pillar.branch, locale)),
    locale,
  )
  const first = formatBookDay(from, locale)
  return locale === 'en_US'
    ? `⟨the ${branches} ${OF_THREE[locale]} (${first} to ${end})|the three months from ${first} to ${end}⟩`
    : `⟨${branches}${OF_THREE[locale]}（${first}至${end}）|${first}到${end}${THESE[locale]}⟩`
}

/** Third of a year by month, from 0: start, middle, end. */
const PARTS_OF_YEAR = {
  zh_CN: ['年初', '年中', '年底'],
  zh_TW: ['年初', '年中', '年底'],
  en_US: ['the start of', 'the middle of', 'the end of'],
} as const

/**
 * Formats the date on which a luck cycle begins or ends. With an unknown hour it may be two months off: 2030年底前后, around
 * the end of 2030.
 */
function formatLuckDate(date: string, { pillars }: ChartPerson, locale: Locale): string {
  if (pillars.length === 4) return formatBookDate(date, locale)
  const [year, month] = date.split('-').map(Number) as [number, number]
  const part = PARTS_OF_YEAR[locale][Math.floor((month - 1) / 4)]!
  if (locale === 'en_US') return `around ${part} ${year}`
  return `${year}${part}${locale === 'zh_CN' ? '前后' : '前後'}`
}

const CYCLE = `luck:(now|next|best|${ROLE_REGEX_GROUP.slice(1)}`

/** Lists the years ahead that match a choice. @throws Error for an unknown choice */
export function listYears(person: ChartPerson, choice: string) {
  const is = getYearFilter(choice)
  if (is === undefined) throw new Error(`no such choice of years: ${choice}`)
  return person.years.filter((year) => is(year, person))
}

export const timeSlotDefinitions: readonly SlotDefinition[] = [
  // Years ahead: the first match, or all matches
  [
    idPattern('year:(.+)'),
    (choice) => (person, locale) => {
      const year = listYears(person, choice)[0]
      return year && formatYearByLevel(year.year, year.pillar, locale)
    },
  ],
  [
    idPattern('years:(.+)'),
    (choice) => (person, locale) => {
      const years = listYears(person, choice)
      return years.length === 0
        ? undefined
        : formatNameList(
            years.map(({ year, pillar }) => formatYearByLevel(year, pillar, locale)),
            locale,
          )
    },
  ],
  // Cycles
  [idPattern(CYCLE), ofCycle(({ pillar }, locale) => formatPair(pillar, locale))],
  [idPattern(CYCLE, '\\.from'), ofCycle(({ luck }, locale, person) => formatLuckDate(luck.startDate, person, locale))],
  [idPattern(CYCLE, '\\.to'), ofCycle(({ endDate }, locale, person) => formatLuckDate(endDate, person, locale))],
  [
    idPattern(CYCLE, '\\.years'),
    ofCycle(({ luck, endDate }, locale) => `${luck.startYear}${locale !== 'en_US' ? '至' : ' to '}${endDate.slice(0, 4)}`),
  ],
  // The year of an Annual Book and the month being composed
  [idPattern('y'), ofAnnual(({ view }, locale) => formatYearByLevel(view.year, view.pillar, locale))],
  [idPattern('y-pair'), ofAnnual(({ view }, locale) => formatPair(view.pillar, locale))],
  [idPattern('y-branch'), ofAnnual(({ view }, locale) => formatBranch(view.pillar.branch, locale))],
  [idPattern('y-stem'), ofAnnual(({ view }, locale) => formatStem(view.pillar.stem, locale))],
  [idPattern('y-score'), ofAnnual(({ view }) => String(view.score.score))],
  [idPattern('y-from'), ofAnnual(({ view }, locale) => formatBookDate(chinaDateOf(view.months[0]!.jie.utc), locale))],
  [idPattern('y-to'), ofAnnual(({ view }, locale) => formatBookDate(chinaDateOf(view.months[11]!.endUtc), locale))],
  // Every month that has the highest or lowest score
  [
    idPattern('(best|worst)-month'),
    (which) =>
      ofAnnual(({ view }, locale) =>
        formatNameList(
          listExtremes(view.months, which as ScoreExtreme).map((month) => monthName(month, locale)),
          locale,
        ),
      )(),
  ],
  [
    idPattern('(best|worst)-season'),
    (which) =>
      ofAnnual(({ view }, locale) => {
        const scores = view.seasons.map(({ score }) => score)
        const at = 3 * scores.indexOf((which === 'best' ? Math.max : Math.min)(...scores))
        return seasonName(view.months.slice(at, at + 3), locale)
      })(),
  ],
  [idPattern('m-from'), ofAnnual(({ month }, locale) => month && formatBookDay(chinaDateOf(month.jie.utc), locale))],
  [idPattern('m-pair'), ofAnnual(({ month }, locale) => month && formatPair(month.pillar, locale))],
  [idPattern('luck:start'), () => (person, locale) => formatLuckDate(person.chart.luck.startDate, person, locale)],
]
