import * as z from 'zod'
import type { Chart } from '#bazi/index.ts'
import type { UnresolvedProfile } from '#birth/index.ts'
import { school } from '#contract/school.ts'
import { castFromFlags } from './cast.ts'
import { FlagError } from './flag-error.ts'
import { placeChoiceOf } from './place-choice.ts'

/** A birth as an assistant tells it. */
export const birth = z
  .strictObject({
    local: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/, 'expected 1990-05-15T08:30, or 1990-05-15 if the hour is unknown')
      .describe('wall clock at the place of birth, 1990-05-15T08:30; the date alone if the hour is unknown'),
    place: z.string().trim().min(1).max(80).optional().describe('town in English, Chinese or pinyin; instead: lat, lng and zone'),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
    zone: z.string().max(64).optional().describe('IANA zone, Asia/Shanghai'),
    gender: z.enum(['male', 'female']).describe('for the direction of luck'),
    late_zi: z.boolean().default(false).describe('the day turns at midnight, not at 23:00'),
    civil_clock: z.boolean().default(false).describe('day and hour by the clock on the wall, not by the Sun'),
    school: z.optional(school).describe('other rules than the house’s; none unless the person follows another school'),
  })
  .refine(({ place, lat, lng, zone }) => (place === undefined) === (lat !== undefined && lng !== undefined && zone !== undefined), {
    path: ['place'],
    error: 'expected a place, or lat, lng and zone',
  })
export type BirthArguments = z.output<typeof birth>

async function groundOf({
  place,
  lat,
  lng,
  zone,
}: BirthArguments): Promise<{ readonly lat: number; readonly lng: number; readonly zone: string }> {
  if (place === undefined) return { lat: lat!, lng: lng!, zone: zone! }
  try {
    return (await placeChoiceOf(place)).place
  } catch (error) {
    throw error instanceof FlagError ? new RangeError(`birth.place: no place is called ${place}`) : error
  }
}

/** A field of the profile as a caller knows it. */
const TOLD_AS: Readonly<Record<string, string>> = { birthday: 'local', local: 'local' }

/** Names the field that is wrong, as it was told. */
function inWords(error: unknown): unknown {
  if (!(error instanceof RangeError && 'field' in error)) return error
  const field = String(error.field)
  return new RangeError(`birth.${TOLD_AS[field] ?? field}: ${error.message.replace(/^\w+: /, '')}`)
}

/** The chart of a birth that was told. @throws RangeError that names the field */
export async function chartOfBirth(told: BirthArguments): Promise<Chart> {
  const { lat, lng, zone } = await groundOf(told)
  const profile: UnresolvedProfile = {
    birthday: told.local,
    hour_unknown: told.local.length === 10,
    zone,
    disambiguation: 'compatible',
    lng,
    lat,
    gender: told.gender === 'male' ? '1' : '0',
    zi: told.late_zi ? '24' : '23',
    solar_time: !told.civil_clock,
    ...(told.school && { school: told.school }),
  }
  try {
    return castFromFlags(profile).chart
  } catch (error) {
    throw inWords(error)
  }
}
