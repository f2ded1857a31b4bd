import type { Clock } from './clock.ts'
import type { ZiRule } from './pillars.ts'
import type { School } from './school.ts'

/** Differences between two charts and their costs [P]. Rare ones cost more: wrong inputs more than schools, a wrong hour most. */
export const DIFFERENCE_COSTS = {
  'civil-clock': 1,
  'solar-clock': 1,
  'zi-23': 1, // the day changes at 23:00
  'zi-24': 1, // the day changes at midnight
  'clock-standard': 2, // read as standard time, without daylight saving
  'clock-daylight': 2, // read as daylight time
  'clock-alternate': 2, // read as the other clock of the place
  'zi-same-day': 2, // the day changes at midnight, and the late hour takes its stem from the current day
  'mean-solar': 2, // no equation of time
  'jie-seconds': 3, // jie up to 60 s off
  'lunar-new-year': 3, // the year begins with the lunar New Year
  lichun: 3, // the year begins with 立春, unlike in our chart
  'jie-by-solar-clock': 3, // jie in Beijing time compared with the solar clock
  'jie-by-civil-clock': 3, // jie in Beijing time compared with the civil clock
  'clock-beijing': 2, // read as if it were Beijing time
  'into-beijing': 3, // the same instant in Beijing time
  'rough-solar': 3, // equation of time up to 70 s off
  'luck-seconds': 3,
  'luck-days': 3,
  'luck-double-hours': 3,
  'jie-by-day': 2, // month and year change at 00:00 of the jie's day in UTC+8
  'southern-months': 4,
  'no-date-line': 4, // date of the solar clock not corrected across the date line
  'january-first': 4,
  'luck-by-gender': 4,
  'offset-in-minutes': 4,
  'other-longitude': 5,
  'lunar-as-solar': 5, // numbers of the lunar date taken as a solar date
  'solar-as-lunar': 5, // numbers of the solar date taken as a lunar date
  'twelve-hours': 7,
  'hour-earlier': 8, // one double-hour
  'hour-later': 8,
  'hours-off': 9, // several double-hours
} as const satisfies Readonly<Record<`clock-${Clock['kind']}`, number>> & Readonly<Record<string, number>>

export type Difference = keyof typeof DIFFERENCE_COSTS

/** Settings of an archive that make the two charts agree: clock, change of day, school. */
export interface SettingChange {
  readonly solarTime?: boolean
  readonly zi?: ZiRule
  /** Merged into the school of the chart; an undefined key restores the default rule. */
  readonly school?: { readonly [Key in 'lateHour' | 'yearName' | 'luckFrom']?: School[Key] | undefined }
}

const CHANGES: Partial<Record<Difference, SettingChange>> = {
  'civil-clock': { solarTime: false },
  'solar-clock': { solarTime: true },
  'zi-23': { zi: '23' },
  'zi-24': { zi: '24', school: { lateHour: undefined } },
  'zi-same-day': { zi: '24', school: { lateHour: 'kept-day' } },
  'lunar-new-year': { school: { yearName: 'lunar-new-year' } },
  lichun: { school: { yearName: undefined } },
  'luck-seconds': { school: { luckFrom: undefined } },
  'luck-days': { school: { luckFrom: 'days' } },
  'luck-double-hours': { school: { luckFrom: 'double-hours' } },
}

/** Merges the settings that remove all `differences`; null if one is a mistake rather than a school's rule, or if there are none. */
export function mergeSettingChanges(differences: readonly Difference[]): SettingChange | null {
  const changes = differences.map((one) => CHANGES[one])
  if (changes.length === 0 || changes.includes(undefined)) return null
  const school = Object.assign({}, ...changes.map((one) => one!.school)) as NonNullable<SettingChange['school']>
  return { ...Object.assign({}, ...changes), ...(Object.keys(school).length > 0 && { school }) } as SettingChange
}
