import { toUnresolvedProfile, type CastAtInput, type UnresolvedProfile } from '#birth/index.ts'
import { FlagError } from './flag-error.ts'
import { type Flags, type FlagSet, oneOf, required } from './flags.ts'
import { groundOf } from './ground.ts'
import type { Ground } from './place-choice.ts'
import { schoolOfFlag } from './school-flag.ts'

/** Whose birth a flag tells of: the first person's, or with `other-` before its name the second's. */
export type Whose = '' | 'other-'

const EXAMPLES = {
  local: '1990-05-15T08:30',
  utc: '1990-05-14T23:30Z',
  place: 'Shanghai',
  lat: '31.23',
  lng: '121.47',
  zone: 'Asia/Shanghai',
  gender: 'male',
  zi: '24',
  school: 'lateHour=kept-day,tianyi=jia-wu',
}

/** The flags of a birth, which every command that casts a chart takes. */
export function birthFlagsOf(whose: Whose): FlagSet {
  return {
    values: Object.fromEntries(Object.entries(EXAMPLES).map(([name, example]) => [whose + name, example])),
    switches: [`${whose}civil`],
  }
}

export const BIRTH_FLAGS = birthFlagsOf('')

export const BIRTH_USAGE = `  --local   wall clock at the place of birth, YYYY-MM-DDTHH:mm[:ss]; the date alone if the hour is unknown
  --utc     in place of --local: the instant, YYYY-MM-DDTHH:mm[:ss]Z
  --place   name in English, Chinese or pinyin, with its region if need be: "Portland, Maine"
  --lat --lng --zone   in place of --place: degrees (--lat may be left out) and the IANA zone; beside it: instead of the place's own
  --gender  male or female, for the direction of luck
  --zi      23: the day turns at 23:00 (default); 24: at midnight
  --civil   day and hour by the clock on the wall, not by the Sun
  --school  other rules than the house's, lateHour=kept-day,tianyi=jia-wu; which there are: src/bazi/README.md, "Schools"`

export interface BirthFromFlags {
  readonly profile: UnresolvedProfile
  readonly ground: Ground
}

/** A birth that flags tell of. @throws FlagError */
export async function parseBirthFlags(flags: Flags, whose: Whose): Promise<BirthFromFlags> {
  const set = birthFlagsOf(whose)
  const time = timeOf(flags, whose, set)
  const ground = await groundOf(flags, whose, set)
  const gender = oneOf(required(flags, `${whose}gender`, set), `${whose}gender`, ['male', 'female'])
  const zi = oneOf(flags.values.get(`${whose}zi`) ?? '23', `${whose}zi`, ['23', '24'])
  const school = flags.values.get(`${whose}school`)
  const rules = {
    zi,
    solarTime: !flags.switches.has(`${whose}civil`),
    ...(school !== undefined && { school: schoolOfFlag(school, `${whose}school`) }),
  }
  const { zone, lng, lat } = ground
  const told = { ...time, zone, lng, lat, gender, ...rules } satisfies CastAtInput
  return { profile: inFlags(whose, () => toUnresolvedProfile(told)), ground }
}

function timeOf(flags: Flags, whose: Whose, set: FlagSet): { readonly local: string } | { readonly utc: string } {
  const utc = flags.values.get(`${whose}utc`)
  if (utc === undefined) return { local: required(flags, `${whose}local`, set) }
  if (flags.values.has(`${whose}local`)) throw new FlagError(`--${whose}utc`, `--${whose}local tells the time already`)
  return { utc }
}

/** Fields of a profile that a flag tells under another name. */
const TOLD_AS: Readonly<Record<string, string>> = { birthday: 'local' }

/** The places' errors and the engine's name the field that is wrong: here the flag. */
export function inFlags<T>(whose: Whose, reckon: () => T): T {
  try {
    return reckon()
  } catch (error) {
    if (!(error instanceof RangeError && 'field' in error)) throw error
    const field = String(error.field)
    throw new FlagError(`--${whose}${TOLD_AS[field] ?? field}`, error.message.replace(/^\w+: /, ''))
  }
}
