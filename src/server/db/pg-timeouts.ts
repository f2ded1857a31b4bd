import { BadSetting } from '../setup/variables.ts'

/** In milliseconds; 0 for none. Each of the locks that a change takes has its own timeout. */
const DEFAULTS = { lock_timeout: 5_000, statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 }

/** After how long PostgreSQL cancels a lock wait, a statement or an idle transaction. */
export type PgTimeouts = Readonly<typeof DEFAULTS>

const NAMES = Object.keys(DEFAULTS) as (keyof PgTimeouts)[]

/**
 * Parses the timeouts in a database URL (`?lock_timeout=2000`), or takes the defaults; returns the URL without them. Throws
 * `BadSetting`.
 */
export function parseTimeouts(databaseUrl: string): { readonly address: string; readonly timeouts: PgTimeouts } {
  const url = new URL(databaseUrl)
  const timeouts = { ...DEFAULTS }
  for (const name of NAMES) {
    const value = Number(url.searchParams.get(name) ?? DEFAULTS[name])
    if (!Number.isInteger(value) || value < 0) throw new BadSetting(`${name} in DATABASE_URL must be a whole number of milliseconds`)
    timeouts[name] = value
    url.searchParams.delete(name)
  }
  return { address: url.href, timeouts }
}
