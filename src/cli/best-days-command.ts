import { findBestDays, type PickedDay, PURPOSES, type PurposeCode, type RejectedDay } from '#readings/daily/best-days.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { alignColumns } from './columns.ts'
import { formatCliDate } from './dates.ts'
import { parseFlags, mergeFlagDefinitions, parseFlagChoice, getRequiredFlag } from './flags.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'
import { RANGE_FLAGS, RANGE_USAGE, parseDateRange } from './range.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, RANGE_FLAGS, { values: { purpose: 'moving' }, switches: ['json'] })

const PURPOSE_CODES = Object.keys(PURPOSES) as PurposeCode[]

export const usage = `mingshu best-days --local 1990-05-15T08:30 --place Shanghai --gender male --purpose moving --from 2026-12-01 --to 2026-12-31

${BIRTH_USAGE}
  --purpose ${PURPOSE_CODES.join(', ')}
${RANGE_USAGE}
  --json    { birth, pillars, purpose, picks, rejected } as JSON, each day with its reasons`

const pickedRow = ({ date, pair, fit, reasons }: PickedDay) => [
  formatCliDate(date),
  pair.ganzhi,
  String(fit),
  reasons.map(({ code, points }) => `${code} ${points > 0 ? '+' : '−'}${Math.abs(points)}`).join(', '),
]

const rejectedRow = ({ date, pair, reasons }: RejectedDay) => [
  formatCliDate(date),
  pair.ganzhi,
  '–',
  [...new Set(reasons.map(({ code }) => code))].join(', '),
]

/** Prints days for a purpose, best first, then the days ruled out. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const purpose = parseFlagChoice(getRequiredFlag(flags, 'purpose', FLAGS), 'purpose', PURPOSE_CODES)
  const { from, to } = parseDateRange(flags)
  const { chart } = await castChartFromFlags(flags)
  const { picks, rejected } = findBestDays(chart, purpose, from, to)
  if (flags.switches.has('json')) return printJson({ ...personFieldsOf(chart), purpose, picks, rejected })
  console.log(formatPillarsLine(chart))
  for (const line of alignColumns([...picks.map(pickedRow), ...rejected.map(rejectedRow)])) console.log(line)
}
