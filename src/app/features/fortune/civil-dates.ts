import type { CivilDate } from '#bazi/index.ts'

/** 2026-11-20, as results are kept and as addresses name them. */
export function isoOf({ year, month, day }: CivilDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The date that an address or a kept result names; undefined for anything else. */
export function dateOfIso(text: string): CivilDate | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  return parts ? { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) } : undefined
}

/** A day so many days later. */
function dayAfter({ year, month, day }: CivilDate, days: number): CivilDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** 0 = Sunday. */
export function weekdayOf({ year, month, day }: CivilDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/** Sunday to Saturday around a date. */
export function weekOf(date: CivilDate): CivilDate[] {
  const sunday = dayAfter(date, -weekdayOf(date))
  return Array.from({ length: 7 }, (_, i) => dayAfter(sunday, i))
}

/** The days of a date's month. */
export function monthOf({ year, month }: CivilDate): CivilDate[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length }, (_, i) => ({ year, month, day: i + 1 }))
}
