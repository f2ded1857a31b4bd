import type { Alternative, Chart } from '#bazi/index.ts'
import { alternatives, BadInput, castChart } from '#bazi/index.ts'
import { castInputOf, openReadingsOf, otherClockOf, settledOf, type ToldProfile } from '#birth/index.ts'
import { isZoneUncertain, type PlaceClock } from '#places/index.ts'
import { chartTable, offsetText } from './chart-table.ts'
import { FlagError } from './flag-error.ts'
import type { Flags } from './flags.ts'
import { flagsOf, oneOf, required } from './flags.ts'
import type { PlaceChoice } from './place-choice.ts'
import { placeChoiceOf, placeText } from './place-choice.ts'

const FLAGS = {
  values: { local: '1990-05-15T08:30', place: 'Shanghai', gender: 'male', zi: '24' },
  switches: ['civil', 'json'],
} as const

export const CHART_USAGE = `mingshu chart --local 1990-05-15T08:30 --place Shanghai --gender male

  --local   wall clock at the place of birth, YYYY-MM-DDTHH:mm[:ss]; the date alone if the hour is unknown
  --place   name in English, Chinese or pinyin, with its region if need be: "Portland, Maine"
  --gender  male or female, for the direction of luck
  --zi      23: the day turns at 23:00 (default); 24: at midnight
  --civil   day and hour by the clock on the wall, not by the Sun
  --json    the chart, its place and its alternatives as JSON`

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The flags as a birth. */
function birthOf(flags: Flags, { place: { zone, lng, lat } }: PlaceChoice): ToldProfile {
  const birthday = required(flags, 'local', FLAGS)
  return {
    birthday,
    hour_unknown: DATE.test(birthday),
    zone,
    disambiguation: 'compatible',
    lng,
    lat,
    gender: oneOf(required(flags, 'gender', FLAGS), 'gender', ['male', 'female']) === 'male' ? '1' : '0',
    zi: oneOf(flags.values.get('zi') ?? '23', 'zi', ['23', '24']),
    solar_time: !flags.switches.has('civil'),
  }
}

interface Cast {
  readonly chart: Chart
  readonly others: readonly Alternative[]
  /** Another clock in daily use there. */
  readonly otherClock: PlaceClock | null
  readonly zoneUncertain: boolean
}

function castOf(flags: Flags, choice: PlaceChoice): Cast {
  try {
    const birth = settledOf(birthOf(flags, choice))
    const input = castInputOf(birth)
    const otherClock = otherClockOf(birth) ?? null
    const clocks = [...openReadingsOf(birth), ...(otherClock === null ? [] : [otherClock])]
    return { chart: castChart(input), others: alternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
  } catch (error) {
    // The places' errors and the engine's name the field that is wrong.
    if (error instanceof BadInput || (error instanceof RangeError && 'field' in error))
      throw new FlagError(`--${String(error.field)}`, error.message.replace(/^\w+: /, ''))
    throw error
  }
}

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
