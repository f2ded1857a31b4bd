import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { enqueueJob } from './jobs.ts'
import { databaseFileIn, type Db } from './open.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time of day of scrubs: 20:00 UTC, four in the morning in China and Taiwan. */
const NIGHT_MS = 20 * HOUR_MS

/** Returns the first scrub time after a time (ms). */
const nightAfter = (now: number): number => (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS

/** Enqueues one scrub of the embedded database's file for the next night. A job per night: a running scrub might miss later deletions. */
export async function enqueueDatabaseVacuum(db: Db, now: number): Promise<void> {
  const night = nightAfter(now)
  await enqueueJob(db, { kind: 'scrub', payload: {}, dedupeKey: `scrub ${night}`, notBefore: night }, now)
}

/** Rewrites the database file and empties its journal, where deleted data may remain. Reads continue, writes wait. */
export async function vacuumDatabaseFile(dataDir: string): Promise<void> {
  await once(new Worker(new URL('scrub-thread.ts', import.meta.url), { workerData: databaseFileIn(dataDir) }), 'exit')
}
