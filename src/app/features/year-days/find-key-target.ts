import type { MapMonth } from './year-map.ts'

/** Returns the index of the day a key moves to: ← → by a day, ↑ ↓ by a month, Home and End to the month's ends, with Ctrl the year's. */
export function findKeyTarget(months: readonly MapMonth[], at: number, key: string, isCtrl: boolean): number | undefined {
  const last = months.reduce((sum, { days }) => sum + days.length, 0) - 1
  const row = months.findIndex(({ first, days }) => at >= first && at < first + days.length)
  const { first, days } = months[row]!
  const inRow = (to: number) => {
    const month = months[to]
    return month && month.days.length > 0 ? month.first + Math.min(at - first, month.days.length - 1) : at
  }
  if (key === 'ArrowRight') return Math.min(last, at + 1)
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowDown') return inRow(row + 1)
  if (key === 'ArrowUp') return inRow(row - 1)
  if (key === 'Home') return isCtrl ? 0 : first
  if (key === 'End') return isCtrl ? last : first + days.length - 1
  return undefined
}
