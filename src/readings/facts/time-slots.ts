/** Slots of years and cycles: `{year:clash@day}`, `{luck:next.from}`, `{best-month}`. */
import type { Annual, Cycle, Person } from './person.ts'
import type { SlotForm, Fill } from './slot.ts'
import { re } from './natal-forms.ts'
import { carries, yearsThat } from './year-choices.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'
import { branchName, dateName, dayName, listName, pairName, stemName, yearName } from './words.ts'
import type { Locale } from './written.ts'
import { type Edge, edgeOf } from './year-edges.ts'

type BaziMonthOfYear = Annual['view']['months'][number]

/** `now`, `next`, the `best` of all ten, or the first to come whose stem or branch has an element's part. */
function cycleOf(person: Person, which: string): Cycle | null {
  if (which === 'now') return person.now
  if (which === 'next') return person.next
  const cycles = person.chart.luck.pillars.map((_, i) => person.cycle(i)!)
  const scoreOf = ({ pillar }: Cycle) => person.scoreOf(pillar).score
  if (which === 'best') return cycles.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!
  return cycles.slice(person.nowAt + 1).find(({ luck }) => carries(luck, elementOfRole(person, which))) ?? null
}

const ofCycle =
  (say: (cycle: Cycle, locale: Locale) => string) =>
  (which: string): Fill =>
  (person, locale) => {
    const cycle = cycleOf(person, which)
    return cycle === null ? undefined : say(cycle, locale)
  }

const ofAnnual =
  (say: (annual: Annual, locale: Locale) => string | undefined) =>
  (): Fill =>
  ({ annual }, locale) =>
    annual && say(annual, locale)

/** The calendar date in China of an instant: jie are told by it. */
const chinaDateOf = (utc: string) => new Date(Date.parse(utc) + 8 * 3_600_000).toISOString().slice(0, 10)

/** 未月（7月7日至8月7日）; the Goat month (July 7 to August 7). */
function monthName({ pillar, jie, endUtc }: BaziMonthOfYear, locale: Locale): string {
  const [from, to] = [jie.utc, endUtc].map((utc) => dayName(chinaDateOf(utc), locale)) as [string, string]
  const branch = branchName(pillar.branch, locale)
  return locale !== 'en_US' ? `${branch}月（${from}至${to}）` : `the ${branch} month (${from} to ${to})`
}

const OF_THREE = { zh_CN: '三个月', zh_TW: '三個月', en_US: 'months' } as const

/** 巳、午、未三个月（5月5日至8月7日）; the Snake, Horse and Goat months (May 5 to August 7); winter ends in the year after. */
function seasonName(months: readonly BaziMonthOfYear[], locale: Locale): string {
  const [from, to] = [months[0]!.jie.utc, months[2]!.endUtc].map(chinaDateOf) as [string, string]
  const end = from.slice(0, 4) === to.slice(0, 4) ? dayName(to, locale) : dateName(to, locale)
  const branches = listName(
    months.map(({ pillar }) => branchName(pillar.branch, locale)),
    locale,
  )
  return locale === 'en_US'
    ? `the ${branches} ${OF_THREE[locale]} (${dayName(from, locale)} to ${end})`
    : `${branches}${OF_THREE[locale]}（${dayName(from, locale)}至${end}）`
}

const CYCLE = `luck:(now|next|best|${ROLE.slice(1)}`

function yearsOf(person: Person, choice: string) {
  const is = yearsThat(choice)
  if (is === undefined) throw new Error(`no such choice of years: ${choice}`)
  return person.years.filter((year) => is(year, person))
}

export const timeSlots: readonly SlotForm[] = [
  // Years ahead: the first of a kind, or all of them
  [
    re('year:(.+)'),
    (choice) => (person, locale) => {
      const year = yearsOf(person, choice)[0]
      return year && yearName(year.year, year.pillar, locale)
    },
  ],
  [
    re('years:(.+)'),
    (choice) => (person, locale) => {
      const years = yearsOf(person, choice)
      return years.length === 0
        ? undefined
        : listName(
            years.map(({ year, pillar }) => yearName(year, pillar, locale)),
            locale,
          )
    },
  ],
  // Cycles
  [re(CYCLE), ofCycle(({ pillar }, locale) => pairName(pillar, locale))],
  [re(CYCLE, '\\.from'), ofCycle(({ luck }, locale) => dateName(luck.startDate, locale))],
  [re(CYCLE, '\\.to'), ofCycle(({ endDate }, locale) => dateName(endDate, locale))],
  [
    re(CYCLE, '\\.years'),
    ofCycle(({ luck, endDate }, locale) => `${luck.startYear}${locale !== 'en_US' ? '至' : ' to '}${endDate.slice(0, 4)}`),
  ],
  // The year of an Annual Book, the month sought
  [re('y'), ofAnnual(({ view }, locale) => yearName(view.year, view.pillar, locale))],
  [re('y-pair'), ofAnnual(({ view }, locale) => pairName(view.pillar, locale))],
  [re('y-branch'), ofAnnual(({ view }, locale) => branchName(view.pillar.branch, locale))],
  [re('y-stem'), ofAnnual(({ view }, locale) => stemName(view.pillar.stem, locale))],
  [re('y-score'), ofAnnual(({ view }) => String(view.score.score))],
  [re('y-from'), ofAnnual(({ view }, locale) => dateName(chinaDateOf(view.months[0]!.jie.utc), locale))],
  [re('y-to'), ofAnnual(({ view }, locale) => dateName(chinaDateOf(view.months[11]!.endUtc), locale))],
  // All that share the score: a text names them, or speaks only where one stands alone
  [
    re('(best|worst)-month'),
    (which) =>
      ofAnnual(({ view }, locale) =>
        listName(
          edgeOf(view.months, which as Edge).map((month) => monthName(month, locale)),
          locale,
        ),
      )(),
  ],
  [
    re('(best|worst)-season'),
    (which) =>
      ofAnnual(({ view }, locale) => {
        const scores = view.seasons.map(({ score }) => score)
        const at = 3 * scores.indexOf((which === 'best' ? Math.max : Math.min)(...scores))
        return seasonName(view.months.slice(at, at + 3), locale)
      })(),
  ],
  [re('m-from'), ofAnnual(({ month }, locale) => month && dayName(chinaDateOf(month.jie.utc), locale))],
  [re('m-pair'), ofAnnual(({ month }, locale) => month && pairName(month.pillar, locale))],
  [
    re('luck:start'),
    () =>
      ({ chart }, locale) =>
        dateName(chart.luck.startDate, locale),
  ],
]
