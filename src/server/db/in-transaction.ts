import { setTimeout } from 'node:timers/promises'
import type { Db } from './open.ts'

const TRIES = 5
const LONGEST_WAIT_MS = 40

/** PostgreSQL gave the transaction up for another's sake: a deadlock, or an order that both could not have. */
const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === '40P01' || error.code === '40001')

/**
 * Runs a transaction, and again when the database gave it up for another's sake: nothing of it was done then. `run` may
 * therefore run several times, and does nothing but ask and write through its `db`.
 */
export async function inTransaction<T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!isGivenUp(error) || tries === TRIES) throw error
      await setTimeout(Math.random() * LONGEST_WAIT_MS)
    }
  }
}
