import { XINJIANG_ZONE } from '#places/mainland-clocks.ts'
import { BIRTH_FLAGS, BIRTH_USAGE } from './birth-flags.ts'
import { type CastChart, castOf } from './cast.ts'
import { chartTable, offsetText } from './chart-table.ts'
import { flagsOf, flagSetOf } from './flags.ts'
import { type BirthGround, placeText } from './place-choice.ts'

const FLAGS = flagSetOf(BIRTH_FLAGS, { values: {}, switches: ['json'] })

export const usage = `mingshu chart --local 1990-05-15T08:30 --place Shanghai --gender male

${BIRTH_USAGE}
  --json    the chart, its place and its alternatives as JSON`

type Printed = CastChart & { readonly ground: BirthGround }

function print({ chart, others, otherClock, zoneUncertain, ground: { choice, zone, lat, lng } }: Printed): void {
  const { input } = chart
  const when = input.hourUnknown ? input.local.slice(0, 10) : input.local.replace('T', ' ')
  const where = choice === null ? `(${lat}, ${lng})` : placeText(choice.place)
  const kind =
    input.kind === 'gap' ? ', a time that the clock skipped' : input.kind === 'overlap' ? ', a time that the clock showed twice' : ''
  console.log(`${when}${kind}, ${where}, ${zone} ${offsetText(input.offsetSeconds)}, ${input.gender}`)
  if (zoneUncertain) console.log('zone uncertain: before October 1949 clocks differed across mainland China, and this is Shanghai’s')
  if (otherClock !== null)
    console.log(
      `two clocks are in use there: this is ${zone}; by ${XINJIANG_ZONE} ${offsetText(otherClock.offsetSeconds)} it was ${otherClock.utc}`,
    )
  // An unknown hour has too many alternatives for the table, which only shows that the hour is open; JSON has them all.
  for (const line of chartTable(chart, input.hourUnknown === true ? [] : others)) console.log(line)
  const namesakes = choice?.others ?? []
  if (namesakes.length > 0) console.log(`there are other places of this name: ${namesakes.map(placeText).join('; ')}`)
}

function printedOf({ chart, others, otherClock, zoneUncertain, ground: { choice } }: Printed) {
  return { place: choice?.place ?? null, otherPlaces: choice?.others ?? [], otherClock, zoneUncertain, chart, alternatives: others }
}

/** Computes a chart and prints it. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = flagsOf(args, FLAGS)
  const cast = await castOf(flags)
  if (flags.switches.has('json')) console.log(JSON.stringify(printedOf(cast), null, 2))
  else print(cast)
}
