import { setTimeout } from 'node:timers/promises'
import type { Db } from './open.ts'

const TRIES = 5
const LONGEST_WAIT_MS = 40

/** Whether PostgreSQL aborted the transaction because of a deadlock or a serialization failure. */
const isSerializationFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === '40P01' || error.code === '40001')

/** Runs a transaction, and reruns it after a deadlock or serialization failure. So `run` may only query and write through its `db`. */
export async function runInTransaction<T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!isSerializationFailure(error) || tries === TRIES) throw error
      await setTimeout(Math.random() * LONGEST_WAIT_MS)
    }
  }
}
