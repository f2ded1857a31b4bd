import type { ChangeKind } from '../intents/kind.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { withTransaction } from '../intents/transaction.ts'
import { getUserDb } from '../store/db.ts'
import { changeKinds } from './kinds.ts'

/** Deletes all unsent changes of a user, who need not be logged in; all rows show the server's copy again. */
export async function discardUnsentChanges(userId: string): Promise<void> {
  const db = getUserDb(userId)
  await withTransaction(db, async (db) => {
    await Promise.all([db.outbox.clear(), db.conflicts.clear(), db.failures.clear()])
    for (const layers of new Set(Object.values<ChangeKind>(changeKinds).map((kind) => kind.overlay))) {
      if (layers) await rebaseAllDocuments(db, changeKinds, layers)
    }
  })
}
