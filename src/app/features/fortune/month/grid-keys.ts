import { weekdayOf } from '../../../calendar/civil-dates.ts'
import type { ShownDay } from './shown-month.ts'

/** Where a key leads from the day at a place: to another of the month, or to another month. */
export type GridMove = { readonly to: number } | { readonly month: -1 | 1 }

/** As in any calendar: arrows by a day and a week, Home and End within the week, page keys by a month. */
export function gridMoveOf(key: string, at: number, days: readonly ShownDay[]): GridMove | undefined {
  if (key === 'PageUp' || key === 'PageDown') return { month: key === 'PageUp' ? -1 : 1 }
  const weekday = weekdayOf(days[at]!.date)
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }
  const step = steps[key]
  if (step === undefined) return undefined
  const to = at + step
  // A week may begin or end in another month; a row above or below the month is none.
  const isWithin = to >= 0 && to < days.length
  if (key === 'Home' || key === 'End') return { to: Math.max(0, Math.min(days.length - 1, to)) }
  return { to: isWithin ? to : at }
}
