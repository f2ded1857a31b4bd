import { withTransaction } from '../intents/transaction.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { visibleConversationOf } from './conversation-rows.ts'

/**
 * Leaves the turns of the latest changed conversations, at most `most` in total; deletes those of the others, except turns that only this
 * device has.
 */
export async function trimOldestTurns(db: UserDb, most: number): Promise<void> {
  await withTransaction(db, async (db) => {
    let stored = 0
    for (const row of (await db.conversations.toArray()).sort(byChange)) {
      const here = db.turns.where('shown.conversation_id').equals(row.conversation_id)
      stored += await here.count()
      if (stored <= most || !row.confirmed) continue
      stored -= await here.filter(({ shown }) => shown?.send === null && !shown.is_local && shown.answer.state !== 'writing').delete()
      await db.conversations.update(row.conversation_id, { log_at: 0 })
    }
  })
}

const changeOf = (row: ConversationRow): number => (visibleConversationOf(row) ?? row.gone?.copy)?.changed_at ?? 0

const byChange = (a: ConversationRow, b: ConversationRow): number => changeOf(b) - changeOf(a)
