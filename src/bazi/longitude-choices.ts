import type { BirthInput } from './birth.ts'
import { DAY_SECONDS } from './calendar.ts'
import { BEIJING_OFFSET_SECONDS } from './pillars.ts'
import type { CastingVariant, CastingParameters } from './reading.ts'
import { computeSunClock } from './reading.ts'
import { SECONDS_PER_DEGREE } from './solar-time.ts'

/** Longitude limits in degrees for Beijing time (all of China); other clocks: ZONE_DEGREES on either side of their meridian. */
const CHINA = [73.4, 135.1] as const
const ZONE_DEGREES = 30

/** Clock hours at which the day or the hour pillar changes. */
const HOURS_OF_CUTS = [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]

/** Lists the solar clocks of places farther west or east: one choice per range of longitudes with the same day and hour pillar. */
export function listLongitudeVariants({ offsetSeconds }: BirthInput): readonly CastingVariant[] {
  const meridian = offsetSeconds / SECONDS_PER_DEGREE
  const [west, east] = offsetSeconds === BEIJING_OFFSET_SECONDS ? CHINA : [meridian - ZONE_DEGREES, meridian + ZONE_DEGREES]
  return [-1, 1, -2, 2, -3, 3].map((steps) => {
    const longitudesOf = (reading: CastingParameters) => {
      const sun = computeSunClock({ ...reading, clock: 'solar' })
      const [from, to] = stretchOf(sun, steps).map((clock) => reading.lng + (clock - sun) / SECONDS_PER_DEGREE) as [number, number]
      const range = { from: Math.max(from, west), to: Math.min(to, east) }
      return range.from < range.to ? range : null
    }
    return {
      difference: 'other-longitude',
      longitudesOf,
      read: (reading) => {
        const range = longitudesOf(reading)
        return range && { ...reading, clock: 'solar', lng: (range.from + range.to) / 2 }
      },
    }
  })
}

/** First and last second of the interval between cuts that is `steps` intervals after (negative: before) the one of `clock`. */
function stretchOf(clock: number, steps: number): readonly [number, number] {
  const days = Math.floor(clock / DAY_SECONDS)
  const count = HOURS_OF_CUTS.length
  const own = HOURS_OF_CUTS.findLastIndex((hour) => days * DAY_SECONDS + hour * 3600 <= clock)
  const cutAt = (at: number) => (days + Math.floor(at / count)) * DAY_SECONDS + HOURS_OF_CUTS[((at % count) + count) % count]! * 3600
  return [cutAt(own + steps), cutAt(own + steps + 1) - 1]
}
