import { check, checkObject } from './bad-input.ts'

/**
 * Where schools part, a chart can be cast by another one than the house's. Each key is one switch, named by
 * what it changes; a key that is absent is the house's own rule, and `{}` the whole house. Who follows which:
 * README, "Schools".
 */
export interface School {
  /** Where the day is kept until midnight (`zi: '24'`), the stem of the hour from 23:00 is that of the kept day. */
  readonly lateHour?: 'kept-day'
  /** The pair of the year is named from the lunar New Year of the civil date; month and luck keep to the jie. */
  readonly yearName?: 'lunar-new-year'
  /** Luck is counted in whole days, or in whole double-hours, of the civil clock between birth and jie. */
  readonly luckFrom?: 'days' | 'double-hours'
  /** The points of the month branch belong to the stem in command (人元司令) at birth. */
  readonly hidden?: 'command-days'
  /** 天乙: 甲戊 丑未, 庚辛 寅午. */
  readonly tianyi?: 'jia-wu'
  /** 羊刃: of the yang stems alone; or a branch after 禄神 for every stem (乙辰 丁未 己未 辛戌 癸丑). */
  readonly yangren?: 'yang-stems' | 'after-lushen'
}

export type SchoolKey = keyof School

/** One switch turned: a key of `School` and what it is set to. */
export type SchoolSwitch = { [Key in SchoolKey]-?: `${Key}:${Required<School>[Key]}` }[SchoolKey]

/** All there are. */
export const SCHOOL_SWITCHES: readonly SchoolSwitch[] = [
  'lateHour:kept-day',
  'yearName:lunar-new-year',
  'luckFrom:days',
  'luckFrom:double-hours',
  'hidden:command-days',
  'tianyi:jia-wu',
  'yangren:yang-stems',
  'yangren:after-lushen',
]

/** By what four pillars are read where it is not the house's way: it travels with them. */
export interface PillarSchool extends School {
  /** Whole days of 24 h that the month had run at birth, for the days of command. */
  readonly daysSinceJie: number
}

/**
 * Checks a school from outside; a key that is undefined is none.
 * @throws BadInput (`school`, or `school.` and the key) for what is no school, an unknown key or value
 */
export function schoolOf(school: unknown): School {
  checkObject(school, 'school')
  const told = Object.entries(school as object).filter(([, value]) => value !== undefined)
  for (const [key, value] of told) check(SCHOOL_SWITCHES.includes(`${key}:${value}` as SchoolSwitch), `school.${key}`, 'format')
  return Object.fromEntries(told.sort())
}

/** Whether a chart is cast wholly by the house's own rules. @throws BadInput as `schoolOf` */
export function isHouseSchool(school: School = {}): boolean {
  return Object.keys(schoolOf(school)).length === 0
}
