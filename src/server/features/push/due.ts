import { isKnownZone, resolveCivilTime } from '#places/index.ts'
import { localDateOf } from '../../ledger/local-day.ts'

/** A server that was away tells what was due for so long; what is older is passed by. */
export const LATE_MS = 2 * 3_600_000
const DAY_MS = 86_400_000

export interface Schedule {
  readonly zone: string
  /** Minute of the local day. */
  readonly minute: number
  /** Milliseconds: nothing is due that was to be told before this. */
  readonly armedAt: number
  /** The latest local date that was told. */
  readonly toldOn: string | null
}

export interface Due {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** Milliseconds. */
  readonly at: number
}

/** The zone whose clock counts. */
const clockOf = (told: string): string => (isKnownZone(told) ? told : 'UTC')

/** When a local date is to be told. A minute that the clock skips comes as much later; of one that it shows twice the first counts. */
function instantOf(zone: string, date: string, minute: number): number {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return Date.parse(resolveCivilTime({ local: `${date}T${clock}`, zone }).utc)
}

const dateAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)

/** The next reminder, which may be due already. Who travels back over the date line has told dates before them: those are passed by. */
export function nextDue({ zone: told, minute, armedAt, toldOn }: Schedule, now: number): Due {
  const zone = clockOf(told)
  const from = Math.max(armedAt, now - LATE_MS)
  for (let date = localDateOf(zone, from); ; date = dateAfter(date)) {
    if (toldOn !== null && date <= toldOn) continue
    const at = instantOf(zone, date, minute)
    if (at >= from) return { date, at }
  }
}

/** When a local date is over, in milliseconds. */
export const endOf = (zone: string, date: string): number => instantOf(clockOf(zone), dateAfter(date), 0)
