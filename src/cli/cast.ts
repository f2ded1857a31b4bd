import type { Alternative, Chart } from '#bazi/index.ts'
import { alternatives, BadInput, castChart } from '#bazi/index.ts'
import { castInputOf, openReadingsOf, otherClockOf, settledOf, type ToldProfile } from '#birth/index.ts'
import { isZoneUncertain, type PlaceClock } from '#places/index.ts'
import { FlagError } from './flag-error.ts'
import type { Flags } from './flags.ts'
import { oneOf, required } from './flags.ts'
import type { PlaceChoice } from './place-choice.ts'

/** The flags of a birth, which every command that casts a chart takes. */
export const BIRTH_FLAGS = {
  values: { local: '1990-05-15T08:30', place: 'Shanghai', gender: 'male', zi: '24' },
  switches: ['civil'],
} as const

export const BIRTH_USAGE = `  --local   wall clock at the place of birth, YYYY-MM-DDTHH:mm[:ss]; the date alone if the hour is unknown
  --place   name in English, Chinese or pinyin, with its region if need be: "Portland, Maine"
  --gender  male or female, for the direction of luck
  --zi      23: the day turns at 23:00 (default); 24: at midnight
  --civil   day and hour by the clock on the wall, not by the Sun`

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The flags as a birth. */
function birthOf(flags: Flags, { place: { zone, lng, lat } }: PlaceChoice): ToldProfile {
  const birthday = required(flags, 'local', BIRTH_FLAGS)
  return {
    birthday,
    hour_unknown: DATE.test(birthday),
    zone,
    disambiguation: 'compatible',
    lng,
    lat,
    gender: oneOf(required(flags, 'gender', BIRTH_FLAGS), 'gender', ['male', 'female']) === 'male' ? '1' : '0',
    zi: oneOf(flags.values.get('zi') ?? '23', 'zi', ['23', '24']),
    solar_time: !flags.switches.has('civil'),
  }
}

export interface Cast {
  readonly chart: Chart
  readonly others: readonly Alternative[]
  /** Another clock in daily use there. */
  readonly otherClock: PlaceClock | null
  readonly zoneUncertain: boolean
}

/** The chart of a birth, with what is in doubt about it. @throws RangeError whose `field` is wrong */
export function castTold(told: ToldProfile): Cast {
  const birth = settledOf(told)
  const input = castInputOf(birth)
  const otherClock = otherClockOf(birth) ?? null
  const clocks = [...openReadingsOf(birth), ...(otherClock === null ? [] : [otherClock])]
  return { chart: castChart(input), others: alternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
}

/** The same for the flags at a place. @throws FlagError */
export function castOf(flags: Flags, choice: PlaceChoice): Cast {
  try {
    return castTold(birthOf(flags, choice))
  } catch (error) {
    // The places' errors and the engine's name the field that is wrong.
    if (error instanceof BadInput || (error instanceof RangeError && 'field' in error))
      throw new FlagError(`--${String(error.field)}`, error.message.replace(/^\w+: /, ''))
    throw error
  }
}
