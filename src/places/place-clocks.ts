import type { CivilTime } from './civil-time.ts'
import { readingsOf, resolveCivilTime } from './civil-time.ts'
import { utcOf } from './wall-clock.ts'
import { standardOffsetSecondsAt } from './zones.ts'

/** A clock that a person or another program may have used for a time at a place. */
export interface PlaceClock {
  /** `standard`: without the daylight saving in force; `alternate`: the second clock in daily use (Xinjiang time). */
  readonly kind: 'standard' | 'daylight' | 'alternate'
  readonly utc: string
  readonly offsetSeconds: number
}

/** All clocks that may have shown a local time, without duplicates of instant and offset. Throws as `resolveCivilTime`. */
export function clocksOf({ local, zone, zoneAlt }: CivilTime & { readonly zoneAlt?: string | undefined }): readonly PlaceClock[] {
  const { readings } = readingsOf({ local, zone })
  const clocks = readings.map(({ utc, offsetSeconds, isDst }): PlaceClock => ({
    kind: isDst ? 'daylight' : 'standard',
    utc,
    offsetSeconds,
  }))
  for (const { utc, isDst } of readings) {
    if (!isDst) continue
    const offsetSeconds = standardOffsetSecondsAt(zone, Date.parse(utc))
    clocks.push({ kind: 'standard', utc: utcOf(local, offsetSeconds), offsetSeconds })
  }
  if (zoneAlt !== undefined) {
    const { utc, offsetSeconds } = resolveCivilTime({ local, zone: zoneAlt })
    clocks.push({ kind: 'alternate', utc, offsetSeconds })
  }
  return clocks.filter(
    (one, i) => clocks.findIndex(({ utc, offsetSeconds }) => utc === one.utc && offsetSeconds === one.offsetSeconds) === i,
  )
}
