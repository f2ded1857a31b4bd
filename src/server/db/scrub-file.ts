import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { enqueue } from './jobs.ts'
import { databaseFileIn, type Db } from './open.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** 20:00 UTC is four in the morning in China and Taiwan. */
const NIGHT_MS = 20 * HOUR_MS

/** The next night after a time (ms). */
const nightAfter = (now: number): number => (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS

/**
 * Enqueues a scrub of the embedded database's file in the coming night: one job, however many accounts are closed until then. Later
 * deletions get the next night, as a running scrub might miss them.
 */
export async function enqueueScrub(db: Db, now: number): Promise<void> {
  const night = nightAfter(now)
  await enqueue(db, { kind: 'scrub', payload: {}, dedupeKey: `scrub ${night}`, notBefore: night }, now)
}

/**
 * Rewrites the embedded database's file and empties its journal: deleted data is overwritten in place, but copies remain on split
 * pages and in the journal. Reads continue meanwhile, writes wait.
 */
export async function scrubFile(dataDir: string): Promise<void> {
  await once(new Worker(new URL('scrub-thread.ts', import.meta.url), { workerData: databaseFileIn(dataDir) }), 'exit')
}
