import { CALL_TIMEOUT_MS } from '#contract/envelope.ts'
import { deviceDb } from './device-db.ts'
import { uuidv7 } from './uuidv7.ts'

/** Lifetime of a lease in milliseconds: longer than a call. The lease of a tab that died blocks others no longer than this. */
const LEASE_MS = CALL_TIMEOUT_MS + 10_000
const LEASE_POLL_MS = 250

/** Runs `run` under a lock shared by all tabs and the worker of this device. */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // `navigator.locks` is undefined in older browsers, and on plain http from another machine.
  const locks = navigator.locks as LockManager | undefined
  return locks ? await locks.request(name, run) : withLease(name, run)
}

/**
 * Runs `run` under a lease. After a lease has expired, two calls may run at once; this is harmless: each change has its own idempotency
 * key.
 */
async function withLease<T>(name: string, run: () => Promise<T>): Promise<T> {
  const holder = uuidv7()
  while (!(await acquireLease(name, holder))) await new Promise((resolve) => setTimeout(resolve, LEASE_POLL_MS))
  try {
    return await run()
  } finally {
    await deviceDb.leases.filter((lease) => lease.name === name && lease.holder === holder).delete()
  }
}

function acquireLease(name: string, holder: string): Promise<boolean> {
  return deviceDb.transaction('rw', deviceDb.leases, async () => {
    const now = Date.now()
    const lease = await deviceDb.leases.get(name)
    // Ignores a lease that ends later than a new one would: it was written while the clock was ahead.
    if (lease && lease.until > now && lease.until <= now + LEASE_MS) return false
    await deviceDb.leases.put({ name, holder, until: now + LEASE_MS })
    return true
  })
}
