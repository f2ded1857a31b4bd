import { checkCondition, checkObject } from './bad-input.ts'

/** Rules on which schools differ, one key per switch; an absent key means the default rule. Sources of each: README, "Schools". */
export interface School {
  /** Where the day changes at midnight (`zi: '24'`), the hour from 23:00 takes its stem from the current day. */
  readonly lateHour?: 'kept-day'
  /** The year pair counts from the lunar New Year of the civil date; month and luck still follow the jie. */
  readonly yearName?: 'lunar-new-year'
  /** Luck is counted in whole days, or in whole double-hours, of the civil clock between birth and jie. */
  readonly luckFrom?: 'days' | 'double-hours'
  /** The points of the month branch belong to the stem in command (人元司令) at birth. */
  readonly hidden?: 'command-days'
  /** Other places of 天乙: 甲戊 丑未, 庚辛 寅午. */
  readonly tianyi?: 'jia-wu'
  /** Other places of 羊刃: for yang stems only; or one branch after 禄神 for every stem (乙辰 丁未 己未 辛戌 癸丑). */
  readonly yangren?: 'yang-stems' | 'after-lushen'
}

export type SchoolKey = keyof School

/** One switch: a key of `School` and a value, joined by a colon. */
export type SchoolSwitch = { [Key in SchoolKey]-?: `${Key}:${Required<School>[Key]}` }[SchoolKey]

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

/** School other than the default, stored with the pillars that it was used for. */
export interface PillarSchool extends School {
  /** Whole days of 24 h since the jie at birth, for the days of command. */
  readonly daysSinceJie: number
}

/**
 * Checks a school from outside; removes undefined keys and sorts the others.
 * @throws BadInput (`school`, or `school.` and the key for an unknown key or value)
 */
export function schoolOf(school: unknown): School {
  checkObject(school, 'school')
  const stated = Object.entries(school as object).filter(([, value]) => value !== undefined)
  for (const [key, value] of stated) checkCondition(SCHOOL_SWITCHES.includes(`${key}:${value}` as SchoolSwitch), `school.${key}`, 'format')
  return Object.fromEntries(stated.sort())
}

/** Whether a school is the default one. @throws BadInput as `schoolOf` */
export function isDefaultSchool(school: School = {}): boolean {
  return Object.keys(schoolOf(school)).length === 0
}
