import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { localDateOf } from '../../ledger/local-day.ts'

/** A server that was down still sends reminders due within this time; older ones are skipped (ms). */
export const LATE_MS = 2 * 3_600_000
const DAY_MS = 86_400_000

export interface Schedule {
  readonly zone: string
  /** Minute of the local day. */
  readonly minute: number
  /** Reminders due before this time are not sent (ms). */
  readonly armedAt: number
  /** Latest local date that was sent. */
  readonly toldOn: string | null
}

export interface Due {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** Milliseconds. */
  readonly at: number
}

/** The zone if it is known, else UTC. */
const clockOf = (told: string): string => (isKnownZone(told) ? told : 'UTC')

/**
 * When the reminder of a local date is due. A minute skipped by a clock change counts as that much later; of a repeated minute the
 * first counts.
 */
function dueTimeOf(zone: string, date: string, minute: number): number {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return Date.parse(resolveCivilTime({ local: `${date}T${clock}`, zone }).utc)
}

const dateAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)

/** The next reminder, which may be due already. After travelling back over the date line, dates already sent are skipped. */
export function nextDue({ zone: told, minute, armedAt, toldOn }: Schedule, now: number): Due {
  const zone = clockOf(told)
  const from = Math.max(armedAt, now - LATE_MS)
  for (let date = localDateOf(zone, from); ; date = dateAfter(date)) {
    if (toldOn !== null && date <= toldOn) continue
    const at = dueTimeOf(zone, date, minute)
    if (at >= from) return { date, at }
  }
}

/** When a local date ends (ms). */
export const endOfDay = (zone: string, date: string): number => dueTimeOf(clockOf(zone), dateAfter(date), 0)
