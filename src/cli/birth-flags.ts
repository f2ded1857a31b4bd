import { toUnresolvedProfile, type CastAtInput, type UnresolvedProfile } from '#birth/index.ts'
import { FlagError } from './flag-error.ts'
import { type ParsedFlags, type FlagDefinitions, parseFlagChoice, getRequiredFlag } from './flags.ts'
import { parseBirthLocation } from './ground.ts'
import type { BirthLocation } from './place-choice.ts'
import { parseSchoolFlag } from './school-flag.ts'

/** Prefix of a person's birth flags: none for the first person, `other-` for the second. */
export type PersonPrefix = '' | 'other-'

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

/** Returns the flags that describe a birth, with the person's prefix; every command that computes a chart takes them. */
export function createBirthFlags(whose: PersonPrefix): FlagDefinitions {
  return {
    values: Object.fromEntries(Object.entries(EXAMPLES).map(([name, example]) => [whose + name, example])),
    switches: [`${whose}civil`],
  }
}

/** Birth flags of the first person. */
export const BIRTH_FLAGS = createBirthFlags('')

/** Help lines of the birth flags. */
export const BIRTH_USAGE = `  --local   wall clock at the place of birth, YYYY-MM-DDTHH:mm[:ss]; the date alone if the hour is unknown
  --utc     in place of --local: the instant, YYYY-MM-DDTHH:mm[:ss]Z
  --place   name in English, Chinese or pinyin, with its region if need be: "Portland, Maine"
  --lat --lng --zone   in place of --place: degrees (--lat may be left out) and the IANA zone; beside it: instead of the place's own
  --gender  male or female, for the direction of luck
  --zi      23: the day turns at 23:00 (default); 24: at midnight
  --civil   day and hour by the clock on the wall, not by the Sun
  --school  other rules than the house's, lateHour=kept-day,tianyi=jia-wu; which there are: src/bazi/README.md, "Schools"`

/** A birth read from flags: its profile, and its place. */
export interface BirthFromFlags {
  readonly profile: UnresolvedProfile
  readonly ground: BirthLocation
}

/** Parses the birth that the flags describe. @throws FlagError */
export async function parseBirthFlags(flags: ParsedFlags, whose: PersonPrefix): Promise<BirthFromFlags> {
  const set = createBirthFlags(whose)
  const time = timeOf(flags, whose, set)
  const ground = await parseBirthLocation(flags, whose, set)
  const gender = parseFlagChoice(getRequiredFlag(flags, `${whose}gender`, set), `${whose}gender`, ['male', 'female'])
  const zi = parseFlagChoice(flags.values.get(`${whose}zi`) ?? '23', `${whose}zi`, ['23', '24'])
  const school = flags.values.get(`${whose}school`)
  const rules = {
    zi,
    solarTime: !flags.switches.has(`${whose}civil`),
    ...(school !== undefined && { school: parseSchoolFlag(school, `${whose}school`) }),
  }
  const { zone, lng, lat } = ground
  const input = { ...time, zone, lng, lat, gender, ...rules } satisfies CastAtInput
  return { profile: rethrowWithFlagNames(whose, () => toUnresolvedProfile(input)), ground }
}

function timeOf(flags: ParsedFlags, whose: PersonPrefix, set: FlagDefinitions): { readonly local: string } | { readonly utc: string } {
  const utc = flags.values.get(`${whose}utc`)
  if (utc === undefined) return { local: getRequiredFlag(flags, `${whose}local`, set) }
  if (flags.values.has(`${whose}local`)) throw new FlagError(`--${whose}utc`, `--${whose}local tells the time already`)
  return { utc }
}

/** Flag names by profile field, where the two differ. */
const FLAG_NAMES: Readonly<Record<string, string>> = { birthday: 'local' }

/** Calls a function and rethrows its range errors with the flag's name in place of the field's name. @throws FlagError */
export function rethrowWithFlagNames<T>(whose: PersonPrefix, compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof RangeError && 'field' in error)) throw error
    const field = String(error.field)
    throw new FlagError(`--${whose}${FLAG_NAMES[field] ?? field}`, error.message.replace(/^\w+: /, ''))
  }
}
