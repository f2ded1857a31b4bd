import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMonths } from 'date-fns/addMonths'
import { lightFormat } from 'date-fns/lightFormat'
import type { LayerCode } from '#bazi/index.ts'
import { FIRST_YEAR, LAST_YEAR, monthPillarAt } from '#bazi/index.ts'
import { baziYearAt, utcOf } from '../../calendar/bazi-year.ts'

/** A moment whose layers are looked at, and which of them is chosen. */
export interface Seen {
  readonly time: Date
  readonly layer: LayerCode
  /** It was chosen elsewhere on the page, which leads here. */
  readonly isLedTo?: true
}

const MONTHS = { major: 120, annual: 12, monthly: 1 } as const

export const isYearOpen = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** What the device's clock shows at a moment, and how far it is from UTC then. */
export function clockAt(time: Date): { local: string; offsetSeconds: number } {
  const local = lightFormat(time, "yyyy-MM-dd'T'HH:mm:ss")
  return { local, offsetSeconds: Math.round((Date.parse(`${local}Z`) - time.getTime()) / 1000) }
}

/** The moment one cycle, year, month, day or double-hour on, or back; undefined beyond the years that are reckoned. */
export function steppedBy(time: Date, layer: LayerCode, way: 1 | -1): Date | undefined {
  if (layer === 'daily') return open(addDays(time, way))
  if (layer === 'hourly') return open(addHours(time, 2 * way))
  return open(addMonths(time, way * MONTHS[layer])) && monthsLater(time, way * MONTHS[layer])
}

/** The same part of another year. */
export function inYear(time: Date, year: number): Date {
  return monthsLater(time, 12 * (year - baziYearAt(time)))
}

const open = (time: Date) => (isYearOpen(time.getFullYear()) ? time : undefined)

/** So many months of the sixty later: a jie falls on another day in every year, so the date may move by one or two. */
function monthsLater(time: Date, months: number): Date {
  const wanted = monthPillarAt(utcOf(time)).index + months
  const missing = (at: Date) => ((((wanted - monthPillarAt(utcOf(at)).index) % 60) + 90) % 60) - 30
  let later = addMonths(time, months)
  while (missing(later) !== 0) later = addDays(later, Math.sign(missing(later)))
  return later
}
