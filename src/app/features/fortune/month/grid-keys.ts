import { weekdayOf } from '../../../calendar/civil-dates.ts'
import type { ShownDay } from './shown-month.ts'

/** Target of a key press: another day of the month, by index, or an adjacent month. */
export type GridMove = { readonly to: number } | { readonly month: -1 | 1 }

/** Maps a key to a move from the day at `at`: arrows by a day or week, Home and End within the week, page keys by a month. */
export function getGridMove(key: string, at: number, days: readonly ShownDay[]): GridMove | undefined {
  if (key === 'PageUp' || key === 'PageDown') return { month: key === 'PageUp' ? -1 : 1 }
  const weekday = weekdayOf(days[at]!.date)
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }
  const step = steps[key]
  if (step === undefined) return undefined
  const to = at + step
  // Home and End stop at the ends of the month, where a week continues in another; an arrow that leaves the month does nothing.
  const isWithin = to >= 0 && to < days.length
  if (key === 'Home' || key === 'End') return { to: Math.max(0, Math.min(days.length - 1, to)) }
  return { to: isWithin ? to : at }
}
