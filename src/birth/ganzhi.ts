import { castChart } from '#bazi/index.ts'
import { toBirthInput } from './cast-input.ts'
import type { CastProfile } from './profile.ts'

/** The four pillars as stored in an archive, one column each. */
export interface GanzhiColumns {
  readonly year_ganzhi: string
  readonly month_ganzhi: string
  readonly day_ganzhi: string
  /** Empty if the hour is unknown. */
  readonly hour_ganzhi: string
}

/** Casts the four pillars of a resolved birth. @throws a RangeError with `field` */
export function computeGanzhiColumns(profile: CastProfile): GanzhiColumns {
  const { year, month, day, hour } = castChart(toBirthInput(profile)).pillars
  return {
    year_ganzhi: year.ganzhi,
    month_ganzhi: month.ganzhi,
    day_ganzhi: day.ganzhi,
    hour_ganzhi: hour?.ganzhi ?? '',
  }
}
