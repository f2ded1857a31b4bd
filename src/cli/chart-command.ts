import { BIRTH_FLAGS, BIRTH_USAGE, type Cast, castOf } from './cast.ts'
import { chartTable, offsetText } from './chart-table.ts'
import { flagsOf, required } from './flags.ts'
import type { PlaceChoice } from './place-choice.ts'
import { placeChoiceOf, placeText } from './place-choice.ts'

const FLAGS = { values: BIRTH_FLAGS.values, switches: [...BIRTH_FLAGS.switches, 'json'] } as const

export const CHART_USAGE = `mingshu chart --local 1990-05-15T08:30 --place Shanghai --gender male

${BIRTH_USAGE}
  --json    the chart, its place and its alternatives as JSON`

function print({ chart, others, otherClock, zoneUncertain }: Cast, { place, others: namesakes }: PlaceChoice): void {
  const { input } = chart
  const when = input.hourUnknown ? input.local.slice(0, 10) : input.local.replace('T', ' ')
  const kind =
    input.kind === 'gap' ? ', a time that the clock skipped' : input.kind === 'overlap' ? ', a time that the clock showed twice' : ''
  console.log(`${when}${kind}, ${placeText(place)}, ${place.zone} ${offsetText(input.offsetSeconds)}, ${input.gender}`)
  if (zoneUncertain) console.log('zone uncertain: before October 1949 clocks differed across mainland China, and this is Shanghai’s')
  if (otherClock !== null)
    console.log(
      `two clocks are in use there: this is ${place.zone}; by ${place.zoneAlt} ${offsetText(otherClock.offsetSeconds)} it was ${otherClock.utc}`,
    )
  // Of an unknown hour any may stand: the table shows that it is open, JSON has them all.
  for (const line of chartTable(chart, input.hourUnknown === true ? [] : others)) console.log(line)
  if (namesakes.length > 0) console.log(`there are other places of this name: ${namesakes.map(placeText).join('; ')}`)
}

function printedOf({ chart, others, otherClock, zoneUncertain }: Cast, { place, others: otherPlaces }: PlaceChoice) {
  return { place, otherPlaces, otherClock, zoneUncertain, chart, alternatives: others }
}

/** Casts a chart and prints it. @throws FlagError */
export async function chartCommand(words: readonly string[]): Promise<void> {
  const flags = flagsOf(words, FLAGS)
  for (const name of ['local', 'place', 'gender'] as const) required(flags, name, FLAGS)
  const choice = await placeChoiceOf(required(flags, 'place', FLAGS))
  const cast = castOf(flags, choice)
  if (flags.switches.has('json')) console.log(JSON.stringify(printedOf(cast, choice), null, 2))
  else print(cast, choice)
}
