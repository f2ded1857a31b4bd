/** Worker thread that rewrites the database file, which blocks its thread for many seconds. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** Maximum wait for other connections, and the retry interval (ms). */
const BUSY_MS = 60_000
const LOOK_MS = 20

const database = new DatabaseSync(workerData as string, { timeout: BUSY_MS })

/** Empties the journal. Returns false while another connection uses it, for which SQLite does not wait by itself. */
function isJournalEmptied(): boolean {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
  return busy === 0
}

try {
  database.exec('VACUUM')
  for (const end = Date.now() + BUSY_MS; !isJournalEmptied(); await setTimeout(LOOK_MS)) {
    if (Date.now() > end) throw new Error('the journal is in use')
  }
} finally {
  database.close()
}
