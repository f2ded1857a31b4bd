import { inOneStep } from '../intents/queue.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { seenOf } from './conversation-rows.ts'

/** Questions that are kept here with their answers: some 3 KB each. Those of older conversations come when they are opened. */
export const TURNS_HERE = 10_000

/** So many are brought before they are opened: what this device alone has must not push out what it would then bring again. */
export const TURNS_AHEAD = 9_000

/** Takes turns off this device that no conversation has, and above the bound those of the longest unchanged ones; what the server has not stays. */
export async function trimTurns(db: UserDb): Promise<void> {
  const [rooms, turns, conversations] = await Promise.all([
    db.turns.orderBy('shown.conversation_id').uniqueKeys(),
    db.turns.count(),
    db.conversations.toCollection().primaryKeys(),
  ])
  const known = new Set(conversations)
  const strays = rooms.map(String).filter((id) => !known.has(id))
  if (strays.length > 0) await db.turns.where('shown.conversation_id').anyOf(strays).delete()
  if (turns > TURNS_HERE) await trimOldest(db)
}

async function trimOldest(db: UserDb): Promise<void> {
  await inOneStep(db, async () => {
    let kept = 0
    for (const row of (await db.conversations.toArray()).sort(byChange)) {
      const here = db.turns.where('shown.conversation_id').equals(row.conversation_id)
      kept += await here.count()
      if (kept <= TURNS_HERE || !row.confirmed) continue
      kept -= await here.filter(({ shown }) => shown?.send === null && !shown.is_local && shown.answer.state !== 'writing').delete()
      await db.conversations.update(row.conversation_id, { log_at: 0 })
    }
  })
}

const changeOf = (row: ConversationRow): number => (seenOf(row) ?? row.gone?.copy)?.changed_at ?? 0

const byChange = (a: ConversationRow, b: ConversationRow): number => changeOf(b) - changeOf(a)
