import type { Locale } from '#contract/locale.ts'
import { almanacOf } from '#almanac/index.ts'
import { type Chart, type CivilDate, names } from '#bazi/index.ts'
import { ageOn, createDayReading, type DayReading, luckPillarAtNoon, DAY_TOPICS } from '#readings/daily/index.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { alignColumns } from './columns.ts'
import { formatCliDate, parseDayFlag } from './dates.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { LOCALE_FLAG, LOCALE_USAGE, parseLocaleFlag } from './locale-flag.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, LOCALE_FLAG, { values: { date: '2026-12-01' }, switches: ['json'] })

/** Separator between sentences. */
const BETWEEN: Readonly<Record<Locale, string>> = { zh_CN: '', zh_TW: '', en_US: ' ' }

export const usage = `mingshu day --local 1990-05-15T08:30 --place Shanghai --gender male --date 2026-12-01

${BIRTH_USAGE}
  --date    a day from 1850 to 2100, YYYY-MM-DD (default today)
${LOCALE_USAGE}
  --json    { birth, pillars, day } as JSON: power with its reasons, lists, hours, sentences in three languages`

/** Computes a day as the day page shows it. */
function viewOf(chart: Chart, date: CivilDate): DayReading {
  const [year, month, day] = chart.input.local.slice(0, 10).split('-').map(Number) as [number, number, number]
  return createDayReading(chart.pillars, almanacOf(date), { age: ageOn({ year, month, day }, date), luck: luckPillarAtNoon(chart, date) })
}

function linesOf(day: DayReading, locale: Locale): readonly string[] {
  const { date, pillars, score, band, said, hours } = day
  const pairs = [pillars.year, pillars.month, pillars.day].map(({ ganzhi }) => ganzhi).join(' ')
  const sentences = [said.image, said.counsel, ...said.text.map(({ words }) => words)].map((words) => words[locale])
  return [
    `${formatCliDate(date)}  ${pairs}  ${names.duties[day.duty]} ${names.pathGods[day.path.code]}  ${score} ${names.bands[band]}`,
    '',
    sentences.join(BETWEEN[locale]),
    ...alignColumns(DAY_TOPICS.map((topic) => [topic, said.topics[topic].words[locale]])),
    '',
    ...alignColumns([
      ['do', day.do.join(', ')],
      ['do not', day.dont.join(', ')],
    ]),
    '',
    ...alignColumns([
      ['hour', ...hours.map(({ pair }) => pair.ganzhi)],
      ['power', ...hours.map((hour) => String(hour.score))],
    ]),
  ]
}

/** Prints the reading of a day for a person. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const locale = parseLocaleFlag(flags)
  const date = parseDayFlag(flags.values.get('date'), '--date')
  const { chart } = await castChartFromFlags(flags)
  const day = viewOf(chart, date)
  if (flags.switches.has('json')) return printJson({ ...personFieldsOf(chart), day })
  console.log(formatPillarsLine(chart))
  for (const line of linesOf(day, locale)) console.log(line)
}
