import { BadSettingError } from '../setup/variables.ts'

/** Default timeouts in ms; 0 disables one. `lock_timeout` applies to each lock of a transaction separately. */
const DEFAULTS = { lock_timeout: 5_000, statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 }

/** Times in ms after which PostgreSQL cancels a lock wait, a statement or an idle transaction. */
export type PgTimeouts = Readonly<typeof DEFAULTS>

const NAMES = Object.keys(DEFAULTS) as (keyof PgTimeouts)[]

/** Returns the timeouts in a database URL (`?lock_timeout=2000`), or the defaults, and the URL without them. Throws `BadSettingError`. */
export function parseTimeouts(databaseUrl: string): { readonly address: string; readonly timeouts: PgTimeouts } {
  const url = new URL(databaseUrl)
  const timeouts = { ...DEFAULTS }
  for (const name of NAMES) {
    const value = Number(url.searchParams.get(name) ?? DEFAULTS[name])
    if (!Number.isInteger(value) || value < 0) throw new BadSettingError(`${name} in DATABASE_URL must be a whole number of milliseconds`)
    timeouts[name] = value
    url.searchParams.delete(name)
  }
  return { address: url.href, timeouts }
}
