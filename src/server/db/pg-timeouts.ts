import { BadSetting } from '../setup/variables.ts'

/** In milliseconds; 0 for none. A change asks for several locks: each has this long. */
const DEFAULTS = { lock_timeout: 5_000, statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 }

/** After how long PostgreSQL ends what waits for a lock, runs, or does nothing within a transaction. */
export type PgTimeouts = Readonly<typeof DEFAULTS>

const NAMES = Object.keys(DEFAULTS) as (keyof PgTimeouts)[]

/** The timeouts that an address names (`?lock_timeout=2000`), or their defaults, and the address without them. Throws `BadSetting`. */
export function timeoutsOf(databaseUrl: string): { readonly address: string; readonly timeouts: PgTimeouts } {
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
