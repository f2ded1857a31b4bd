import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadSettingError } from '../setup/variables.ts'
import { isDatabaseLockedError } from './node-sqlite.ts'

/** Locks a data folder until the returned function is called or the process ends. Throws `BadSettingError` if another server has the lock. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'server.lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isDatabaseLockedError(error)) throw error
    throw new BadSettingError(
      'Another server runs on this DATA_DIR already. Stop it first; several servers at once need PostgreSQL (DATABASE_URL).',
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
