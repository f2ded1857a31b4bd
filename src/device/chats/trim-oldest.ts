import { withTransaction } from '../intents/transaction.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { seenOf } from './conversation-rows.ts'

/** Takes off what the server has of the longest unchanged conversations, as far as more turns are here than there may be. */
export async function trimOldest(db: UserDb, most: number): Promise<void> {
  await withTransaction(db, async (db) => {
    let kept = 0
    for (const row of (await db.conversations.toArray()).sort(byChange)) {
      const here = db.turns.where('shown.conversation_id').equals(row.conversation_id)
      kept += await here.count()
      if (kept <= most || !row.confirmed) continue
      kept -= await here.filter(({ shown }) => shown?.send === null && !shown.is_local && shown.answer.state !== 'writing').delete()
      await db.conversations.update(row.conversation_id, { log_at: 0 })
    }
  })
}

const changeOf = (row: ConversationRow): number => (seenOf(row) ?? row.gone?.copy)?.changed_at ?? 0

const byChange = (a: ConversationRow, b: ConversationRow): number => changeOf(b) - changeOf(a)
