import { type School, SCHOOL_SWITCHES, schoolOf } from '#bazi/index.ts'
import { FlagError } from './flag-error.ts'
import { oneOf } from './flags.ts'

const SWITCHES = SCHOOL_SWITCHES.map((one) => one.replace(':', '='))

/** `lateHour=kept-day,tianyi=jia-wu` as a school. @throws FlagError */
export function schoolOfFlag(value: string, name: string): School {
  const told = value.split(',').map((one) => oneOf(one, name, SWITCHES).split('='))
  const school = schoolOf(Object.fromEntries(told))
  if (Object.keys(school).length < told.length) throw new FlagError(`--${name}`, 'one rule given twice')
  return school
}

/** The same text of a school. */
export const schoolText = (school: School): string =>
  Object.entries(school)
    .map(([key, value]) => `${key}=${value}`)
    .join(',')
