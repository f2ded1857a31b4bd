import { explainDifference, type Explanation } from '#bazi/index.ts'
import { clocksOf } from '#places/place-clocks.ts'
import { zoneAltOf } from '#places/mainland-clocks.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { castChartFromFlags } from './cast.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { PILLARS_FLAG, parsePillarsFlag } from './pillars-flag.ts'
import { formatPillarsLine, printJson, personFieldsOf } from './printed.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, PILLARS_FLAG, { values: {}, switches: ['json'] })

export const usage = `mingshu explain --local 1990-05-15T08:30 --place Shanghai --gender male --pillars "庚午 辛巳 庚辰 辛巳"

${BIRTH_USAGE}
  --pillars year, month, day and hour as the other program prints them; ? for one that it leaves out, ?辰 for a sign that is not legible
  --json    { birth, pillars, elsewhere, explanations } as JSON`

const lineOf = ({ differences, pillars, clock }: Explanation) =>
  `${differences.length === 0 ? 'the charts agree' : differences.join(' + ')}: ${Object.values(pillars)
    .map((pair) => pair ?? '–')
    .join(' ')} (clock ${clock.replace('T', ' ')})`

/** Prints which rules or readings of the birth time would give another program's pillars. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const elsewhere = parsePillarsFlag(flags)
  const { chart, ground } = await castChartFromFlags(flags)
  const { local } = chart.input
  const { zone } = ground
  const explanations = explainDifference(chart.input, elsewhere, clocksOf({ local, zone, zoneAlt: zoneAltOf(ground) }))
  if (flags.switches.has('json')) return printJson({ ...personFieldsOf(chart), elsewhere, explanations })
  console.log(formatPillarsLine(chart))
  for (const line of explanations.length === 0 ? ['no rule or reading that is known here gives these pillars'] : explanations.map(lineOf))
    console.log(line)
}
