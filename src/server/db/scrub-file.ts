import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { enqueue } from './jobs.ts'
import { databaseFileIn, type Db } from './open.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** UTC; four in the morning in China and Taiwan. */
const NIGHT_MS = 20 * HOUR_MS

/** The next night after a moment. */
const nightAfter = (now: number): number => (Math.floor((now - NIGHT_MS) / DAY_MS) + 1) * DAY_MS + NIGHT_MS

/**
 * Owes a scrub of the embedded database's file in the coming night, within a day: one, however many accounts are closed until then.
 * What is deleted later has another night, so that no scrub that runs already stands for it.
 */
export async function enqueueScrub(db: Db, now: number): Promise<void> {
  const night = nightAfter(now)
  await enqueue(db, { kind: 'scrub', payload: {}, dedupeKey: `scrub ${night}`, notBefore: night }, now)
}

/**
 * Writes the embedded database's file anew and empties its journal: what is deleted is overwritten where it
 * stood last, but copies stay where rows stood before their page was split, and in the journal. Whoever reads goes on meanwhile;
 * whoever writes waits.
 */
export async function scrubFile(dataDir: string): Promise<void> {
  await once(new Worker(new URL('scrub-thread.ts', import.meta.url), { workerData: databaseFileIn(dataDir) }), 'exit')
}
