import type { Clock } from './clock.ts'
import type { ZiRule } from './pillars.ts'
import type { School } from './school.ts'

/**
 * A rule or a reading in which another chart differs from ours, with its cost [P]: the less common it is among other apps and
 * people, the higher. A wrong input (date, place, hour) costs more than any school; a wrong hour costs most, since it explains nearly everything.
 *
 * `clock-…`: the clock was read as standard time (daylight saving ignored), as daylight time, as the other clock of the place,
 * as if it were Beijing's; `into-beijing`: the same instant on Beijing's clock. `mean-solar`: no equation of time;
 * `rough-solar`: one that is up to 70 s off. `no-date-line`: the solar clock's date is not corrected across the date line.
 * `zi-…`: the day changes at 23:00, at midnight, or at midnight with the late hour's stem from the day before midnight.
 * `lunar-new-year`, `lichun`: the year begins with this one, and in our chart with the other. `jie-by-day`: month and year change
 * at 00:00 of the jie's day in UTC+8; `jie-by-…-clock`: jie in Beijing time compared with that clock; `jie-seconds`: jie up to
 * 60 s off. `lunar-as-solar`: the numbers of the lunar date were taken as a solar date; `solar-as-lunar`: the reverse.
 * `hour-…`: one double-hour off; `hours-off`: several.
 */
export const DIFFERENCE_COSTS = {
  'civil-clock': 1,
  'solar-clock': 1,
  'zi-23': 1,
  'zi-24': 1,
  'clock-standard': 2,
  'clock-daylight': 2,
  'clock-alternate': 2,
  'zi-same-day': 2,
  'mean-solar': 2,
  'jie-seconds': 3,
  'lunar-new-year': 3,
  lichun: 3,
  'jie-by-solar-clock': 3,
  'jie-by-civil-clock': 3,
  'clock-beijing': 2,
  'into-beijing': 3,
  'rough-solar': 3,
  'luck-seconds': 3,
  'luck-days': 3,
  'luck-double-hours': 3,
  'jie-by-day': 2,
  'southern-months': 4,
  'no-date-line': 4,
  'january-first': 4,
  'luck-by-gender': 4,
  'offset-in-minutes': 4,
  'other-longitude': 5,
  'lunar-as-solar': 5,
  'solar-as-lunar': 5,
  'twelve-hours': 7,
  'hour-earlier': 8,
  'hour-later': 8,
  'hours-off': 9,
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

/** Settings that make all of them agree; null if one is a mistake rather than a school, or if there is nothing to change. */
export function settingChangeOf(differences: readonly Difference[]): SettingChange | null {
  const changes = differences.map((one) => CHANGES[one])
  if (changes.length === 0 || changes.includes(undefined)) return null
  const school = Object.assign({}, ...changes.map((one) => one!.school)) as NonNullable<SettingChange['school']>
  return { ...Object.assign({}, ...changes), ...(Object.keys(school).length > 0 && { school }) } as SettingChange
}
