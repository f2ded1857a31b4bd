import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { isKnownZone, resolveCivilTime } from '#places/index.ts'

export type CastInput = BirthInput
type Born = Pick<
  Archive,
  'birthday' | 'offset_seconds' | 'zone' | 'disambiguation' | 'lng' | 'lat' | 'gender' | 'zi' | 'solar_time' | 'hour_unknown'
>

/**
 * What a chart is cast from. The offset was settled when the form was filled and is not asked for
 * again, so that newer zone data never change a saved chart. Only a time that the clock skipped
 * needs the zone: it stood on no clock, and its offset is the one that holds after the change.
 */
export function castInputOf(born: Born): CastInput {
  const local = born.birthday.replace(' ', 'T')
  return {
    local,
    offsetSeconds: born.offset_seconds,
    utc: skippedTimeOf(born, local) ?? utcOf(local, born.offset_seconds),
    lng: born.lng,
    lat: born.lat,
    gender: born.gender === '1' ? 'male' : 'female',
    zi: born.zi,
    solarTime: born.solar_time,
    hourUnknown: born.hour_unknown,
  }
}

function skippedTimeOf({ zone, disambiguation, offset_seconds }: Born, local: string): string | undefined {
  // A zone that this browser's data do not know yet must not take the chart away.
  if (!isKnownZone(zone)) return undefined
  const time = resolveCivilTime({ local, zone, disambiguation })
  return time.kind === 'gap' && time.offsetSeconds === offset_seconds ? time.utc : undefined
}

function utcOf(local: string, offsetSeconds: number): string {
  return `${new Date(Date.parse(`${local}Z`) - offsetSeconds * 1000).toISOString().slice(0, 19)}Z`
}

/** The four pillars as an archive carries them; the hour is empty when it is unknown. */
export function ganzhiOf(born: Born): Pick<Archive, 'year_ganzhi' | 'month_ganzhi' | 'day_ganzhi' | 'hour_ganzhi'> {
  const { year, month, day, hour } = castChart(castInputOf(born)).pillars
  return {
    year_ganzhi: year.ganzhi,
    month_ganzhi: month.ganzhi,
    day_ganzhi: day.ganzhi,
    hour_ganzhi: hour?.ganzhi ?? '',
  }
}
