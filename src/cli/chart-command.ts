import { XINJIANG_ZONE } from '#places/mainland-clocks.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { type ChartWithAlternatives, castChartFromFlags } from './cast.ts'
import { formatChartTable, formatOffsetWithSeconds } from './chart-table.ts'
import { parseFlags, mergeFlagDefinitions } from './flags.ts'
import { type BirthLocation, formatPlace } from './place-choice.ts'

const FLAGS = mergeFlagDefinitions(BIRTH_FLAGS, { values: {}, switches: ['json'] })

export const usage = `mingshu chart --local 1990-05-15T08:30 --place Shanghai --gender male

${BIRTH_USAGE}
  --json    the chart, its place and its alternatives as JSON`

type Printed = ChartWithAlternatives & { readonly ground: BirthLocation }

function print({ chart, others, otherClock, zoneUncertain, ground: { choice, zone, lat, lng } }: Printed): void {
  const { input } = chart
  const when = input.hourUnknown ? input.local.slice(0, 10) : input.local.replace('T', ' ')
  const where = choice === null ? `(${lat}, ${lng})` : formatPlace(choice.place)
  const kind =
    input.kind === 'gap' ? ', a time that the clock skipped' : input.kind === 'overlap' ? ', a time that the clock showed twice' : ''
  console.log(`${when}${kind}, ${where}, ${zone} ${formatOffsetWithSeconds(input.offsetSeconds)}, ${input.gender}`)
  if (zoneUncertain) console.log('zone uncertain: before October 1949 clocks differed across mainland China, and this is Shanghai’s')
  if (otherClock !== null)
    console.log(
      `two clocks are in use there: this is ${zone}; by ${XINJIANG_ZONE} ${formatOffsetWithSeconds(otherClock.offsetSeconds)} it was ${otherClock.utc}`,
    )
  // An unknown hour has too many alternatives for the table, which only shows that the hour is open; JSON has them all.
  for (const line of formatChartTable(chart, input.hourUnknown === true ? [] : others)) console.log(line)
  const namesakes = choice?.others ?? []
  if (namesakes.length > 0) console.log(`there are other places of this name: ${namesakes.map(formatPlace).join('; ')}`)
}

function printedOf({ chart, others, otherClock, zoneUncertain, ground: { choice } }: Printed) {
  return { place: choice?.place ?? null, otherPlaces: choice?.others ?? [], otherClock, zoneUncertain, chart, alternatives: others }
}

/** Computes a chart and prints it. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const cast = await castChartFromFlags(flags)
  if (flags.switches.has('json')) console.log(JSON.stringify(printedOf(cast), null, 2))
  else print(cast)
}
