import type { Alternative, Chart, Pillar } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import { alignColumns } from './columns.ts'
import { formatSchoolFlag } from './school-flag.ts'

const NONE = '–'

const pillarsOf = ({ pillars }: Chart) => [pillars.year, pillars.month, pillars.day, pillars.hour]

const ROWS: readonly (readonly [label: string, cellOf: (pillar: Pillar) => string])[] = [
  ['ten god', ({ tenGod }) => (tenGod === null ? names.dayMaster : names.tenGods[tenGod])],
  ['pillar', ({ ganzhi }) => ganzhi],
  ['hidden', ({ hidden }) => hidden.map(({ stem }) => names.stems[stem]).join('')],
  ['their gods', ({ hidden }) => hidden.map(({ tenGod }) => names.tenGods[tenGod]).join(' ')],
  ['nayin', ({ nayin }) => names.nayin[nayin]],
  ['stage', ({ stage }) => names.stages[stage]],
  ['void', ({ voids }) => voids.map((branch) => names.branches[branch]).join('')],
]

/** Formats an offset as `UTC+08:00`; with seconds for local mean time. */
export function formatOffsetWithSeconds(seconds: number): string {
  const text = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19)
  return `UTC${seconds < 0 ? '−' : '+'}${text.endsWith(':00') ? text.slice(0, 5) : text}`
}

/** Formats luck as lines: its direction and start, then the cycles above the years in which they start. */
export function formatLuckLines({ luck }: Chart): readonly string[] {
  const { forward, years, months, days, startDate, uncertainDays, pillars } = luck
  const about = uncertainDays === 0 ? '' : ` ± ${uncertainDays} days`
  return [
    `luck ${forward ? 'forward' : 'backward'}, from ${startDate}${about} (${years} years ${months} months ${days} days after birth)`,
    ...alignColumns([pillars.map(({ ganzhi }) => ganzhi), pillars.map(({ startYear }) => String(startYear))]),
  ]
}

function clockLineOf({ input, trueSolar }: Chart): string {
  const turn = input.zi === '23' ? '23:00' : 'midnight'
  return input.solarTime
    ? `solar clock ${trueSolar.replace('T', ' ')}, the day turns at ${turn}`
    : `civil clock (solar: ${trueSolar.replace('T', ' ')}), the day turns at ${turn}`
}

const alternativeLine = ({ doubts, differs, chart }: Alternative) =>
  `may also be ${pillarsOf(chart)
    .map((pillar) => pillar?.ganzhi ?? NONE)
    .join(' ')} (${doubts.join(', ')}: another ${differs.join(', ')})`

/** Formats a chart as lines for a terminal. */
export function formatChartTable(chart: Chart, others: readonly Alternative[]): readonly string[] {
  const head = ['', 'year', 'month', 'day', 'hour']
  const rows = ROWS.map(([label, cellOf]) => [label, ...pillarsOf(chart).map((pillar) => (pillar === null ? NONE : cellOf(pillar)))])
  return [
    clockLineOf(chart),
    ...(chart.input.school ? [`other rules than the house's: ${formatSchoolFlag(chart.input.school)}`] : []),
    '',
    ...alignColumns([head, ...rows]),
    '',
    `${chart.prevJie.name} ${chart.prevJie.utc}, ${chart.nextJie.name} ${chart.nextJie.utc}`,
    ...formatLuckLines(chart),
    ...others.map(alternativeLine),
  ]
}
