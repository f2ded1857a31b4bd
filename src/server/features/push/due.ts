import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { localDateOf } from '../../ledger/local-day.ts'

/** Maximum delay of a reminder (ms), for example while the server was down; later ones are skipped. */
export const MAX_REMINDER_DELAY_MS = 2 * 3_600_000
const DAY_MS = 86_400_000

/** When a user's reminders are due, and which were sent already. */
export interface ReminderSchedule {
  readonly zone: string
  /** Minute of the local day at which reminders are due. */
  readonly minute: number
  /** Reminders due before this time are not sent (ms). */
  readonly armedAt: number
  /** Local date of the latest reminder sent; null before the first. */
  readonly toldOn: string | null
}

/** Next reminder: its local date and the time when it is due. */
export interface DueReminder {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** Due time (ms). */
  readonly at: number
}

/** Returns the zone if it is known, else UTC. */
const clockOf = (requested: string): string => (isKnownZone(requested) ? requested : 'UTC')

/**
 * Returns when the reminder of a local date is due (ms). A minute skipped by a clock change moves later; of a repeated one the
 * first counts.
 */
function dueTimeOf(zone: string, date: string, minute: number): number {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return Date.parse(resolveCivilTime({ local: `${date}T${clock}`, zone }).utc)
}

const dateAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)

/** Returns the next reminder, which may already be due. Skips dates already sent, which recur after travel back over the date line. */
export function computeNextReminder({ zone: requested, minute, armedAt, toldOn }: ReminderSchedule, now: number): DueReminder {
  const zone = clockOf(requested)
  const from = Math.max(armedAt, now - MAX_REMINDER_DELAY_MS)
  for (let date = localDateOf(zone, from); ; date = dateAfter(date)) {
    if (toldOn !== null && date <= toldOn) continue
    const at = dueTimeOf(zone, date, minute)
    if (at >= from) return { date, at }
  }
}

/** Returns when a local date ends (ms). */
export const computeDayEnd = (zone: string, date: string): number => dueTimeOf(clockOf(zone), dateAfter(date), 0)
