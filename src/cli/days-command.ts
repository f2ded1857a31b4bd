import { names } from '#bazi/index.ts'
import { rateDays, type RatedDay } from '#readings/daily/range.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { alignColumns } from './columns.ts'
import { formatCliDate } from './dates.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'
import { RANGE_FLAGS, RANGE_USAGE, parseDateRange } from './range.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, RANGE_FLAGS, { values: {}, switches: ['json'] })

export const usage = `mingshu days --local 1990-05-15T08:30 --place Shanghai --gender male --from 2026-12-01 --to 2026-12-31

${BIRTH_USAGE}
${RANGE_USAGE}
  --json    { birth, pillars, days } as JSON, each day with the reasons of its power value`

const rowOf = ({ date, pair, score, band, duty, god }: RatedDay) => [
  formatCliDate(date),
  pair.ganzhi,
  String(score),
  names.bands[band],
  names.duties[duty],
  names.pathGods[god],
]

/** Prints the power values of a range of days. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const { from, to } = parseDateRange(flags)
  const { chart } = await castChartFromFlags(flags)
  const days = rateDays(chart, from, to)
  if (flags.switches.has('json')) return printJson({ ...personFieldsOf(chart), days })
  console.log(formatPillarsLine(chart))
  for (const line of alignColumns(days.map(rowOf))) console.log(line)
}
