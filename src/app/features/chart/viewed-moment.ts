import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMonths } from 'date-fns/addMonths'
import { lightFormat } from 'date-fns/lightFormat'
import type { LayerCode } from '#bazi/index.ts'
import { FIRST_YEAR, LAST_YEAR, monthPillarAt } from '#bazi/index.ts'
import { baziYearAt, formatUtcSeconds } from '../../calendar/bazi-year.ts'

/** Moment shown in the layer strip, and its chosen layer. */
export interface ViewedMoment {
  readonly time: Date
  readonly layer: LayerCode
  /** Set if the moment was chosen elsewhere on the page; the layer strip then takes the focus. */
  readonly isLedTo?: true
}

const MONTHS = { major: 120, annual: 12, monthly: 1 } as const

/** Returns whether the engine has the jie of a year. */
export const isSupportedYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** Returns the clock time in the device's zone, and its UTC offset in seconds. */
export function getLocalClock(time: Date): { local: string; offsetSeconds: number } {
  const local = lightFormat(time, "yyyy-MM-dd'T'HH:mm:ss")
  return { local, offsetSeconds: Math.round((Date.parse(`${local}Z`) - time.getTime()) / 1000) }
}

/** Moves a time by one unit of a layer, backward or forward; undefined outside the supported years. */
export function stepMoment(time: Date, layer: LayerCode, way: 1 | -1): Date | undefined {
  if (layer === 'daily') return ifSupported(addDays(time, way))
  if (layer === 'hourly') return ifSupported(addHours(time, 2 * way))
  return ifSupported(addMonths(time, way * MONTHS[layer])) && addPillarMonths(time, way * MONTHS[layer])
}

/** Moves a time to the corresponding Bazi month of another Bazi year. */
export function moveToYear(time: Date, year: number): Date {
  return addPillarMonths(time, 12 * (year - baziYearAt(time)))
}

const ifSupported = (time: Date) => (isSupportedYear(time.getFullYear()) ? time : undefined)

/** Adds months counted by month pillars. The date may shift by a day or two, since a jie falls on a different day each year. */
function addPillarMonths(time: Date, months: number): Date {
  const wanted = monthPillarAt(formatUtcSeconds(time)).index + months
  const missing = (at: Date) => ((((wanted - monthPillarAt(formatUtcSeconds(at)).index) % 60) + 90) % 60) - 30
  let later = addMonths(time, months)
  while (missing(later) !== 0) later = addDays(later, Math.sign(missing(later)))
  return later
}
