import * as z from 'zod'
import type { Chart } from '#bazi/index.ts'
import type { UnresolvedProfile } from '#birth/index.ts'
import { school } from '#contract/school.ts'
import { castFromProfile } from './cast.ts'
import { FlagError } from './flag-error.ts'
import { findPlaceMatch } from './place-choice.ts'

/** Birth as an assistant passes it to an MCP tool. */
export const birthArgumentsSchema = z
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
export type BirthArguments = z.output<typeof birthArgumentsSchema>

async function groundOf({
  place,
  lat,
  lng,
  zone,
}: BirthArguments): Promise<{ readonly lat: number; readonly lng: number; readonly zone: string }> {
  if (place === undefined) return { lat: lat!, lng: lng!, zone: zone! }
  try {
    return (await findPlaceMatch(place)).place
  } catch (error) {
    throw error instanceof FlagError ? new RangeError(`birth.place: no place is called ${place}`) : error
  }
}

/** Names of the caller's input fields by profile field. */
const FIELD_NAMES: Readonly<Record<string, string>> = { birthday: 'local', local: 'local' }

/** Returns a range error with the caller's field name in place of the profile's; other errors unchanged. */
function withFieldName(error: unknown): unknown {
  if (!(error instanceof RangeError && 'field' in error)) return error
  const field = String(error.field)
  return new RangeError(`birth.${FIELD_NAMES[field] ?? field}: ${error.message.replace(/^\w+: /, '')}`)
}

/** Computes the chart of a birth passed to a tool. @throws RangeError that names the field */
export async function castChartFromArguments(input: BirthArguments): Promise<Chart> {
  const { lat, lng, zone } = await groundOf(input)
  const profile: UnresolvedProfile = {
    birthday: input.local,
    hour_unknown: input.local.length === 10,
    zone,
    disambiguation: 'compatible',
    lng,
    lat,
    gender: input.gender === 'male' ? '1' : '0',
    zi: input.late_zi ? '24' : '23',
    solar_time: !input.civil_clock,
    ...(input.school && { school: input.school }),
  }
  try {
    return castFromProfile(profile).chart
  } catch (error) {
    throw withFieldName(error)
  }
}
