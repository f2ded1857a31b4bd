import { type School, SCHOOL_SWITCHES, schoolOf } from '#bazi/index.ts'
import { FlagError } from './flag-error.ts'
import { parseFlagChoice } from './flags.ts'

const SWITCHES = SCHOOL_SWITCHES.map((one) => one.replace(':', '='))

/** Parses a school, e.g. `lateHour=kept-day,tianyi=jia-wu`. @throws FlagError */
export function parseSchoolFlag(value: string, name: string): School {
  const entries = value.split(',').map((one) => parseFlagChoice(one, name, SWITCHES).split('='))
  const school = schoolOf(Object.fromEntries(entries))
  if (Object.keys(school).length < entries.length) throw new FlagError(`--${name}`, 'one rule given twice')
  return school
}

/** Formats a school in the syntax of the flag. */
export const formatSchoolFlag = (school: School): string =>
  Object.entries(school)
    .map(([key, value]) => `${key}=${value}`)
    .join(',')
