import { TIMEOUT_MS } from '#contract/envelope.ts'
import { deviceDb } from './device-db.ts'
import { uuidv7 } from './uuidv7.ts'

/** A lease outlives one call; a runner that died blocks the others no longer than this. */
const LEASE_MS = TIMEOUT_MS + 10_000
const LOOK_AGAIN_MS = 250

/** Runs one after the other across all tabs and the worker of this device. */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Absent in older browsers and on plain http from another machine.
  const locks = navigator.locks as LockManager | undefined
  return locks ? await locks.request(name, run) : withLease(name, run)
}

/** Two runners at once, should a lease run out, do no harm: each change has its own key at the server. */
async function withLease<T>(name: string, run: () => Promise<T>): Promise<T> {
  const holder = uuidv7()
  while (!(await acquireLease(name, holder))) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
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
    // One that ends later than any that is given out was taken while the clock was ahead.
    if (lease && lease.until > now && lease.until <= now + LEASE_MS) return false
    await deviceDb.leases.put({ name, holder, until: now + LEASE_MS })
    return true
  })
}
