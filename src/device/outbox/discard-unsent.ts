import type { ChangeKind } from '../intents/kind.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { withTransaction } from '../intents/transaction.ts'
import { userDb } from '../store/db.ts'
import { kinds } from './kinds.ts'

/** Deletes all unsent changes of a user, who need not be logged in; all rows show the server's copy again. */
export async function discardUnsentChanges(userId: string): Promise<void> {
  const db = userDb(userId)
  await withTransaction(db, async (db) => {
    await Promise.all([db.outbox.clear(), db.conflicts.clear(), db.failures.clear()])
    for (const layers of new Set(Object.values<ChangeKind>(kinds).map((kind) => kind.overlay))) {
      if (layers) await rebaseAllDocuments(db, kinds, layers)
    }
  })
}
