import type { UserDb } from '../store/db.ts'

/** Maximum number of stored turns, about 3 KB each. Those of older conversations are fetched when opened. */
export const MAX_STORED_TURNS = 10_000

/**
 * Deletes turns without a conversation and, above the limit, those of the conversations changed longest ago; turns that the server
 * does not have stay.
 */
export async function trimTurns(db: UserDb): Promise<void> {
  // Read before the conversations: one created in between has no turns in this list.
  const ids = await listConversationsWithTurns(db)
  const [turns, conversations] = await Promise.all([db.turns.count(), db.conversations.toCollection().primaryKeys()])
  const known = new Set(conversations)
  const strays = ids.filter((id) => !known.has(id))
  if (strays.length > 0) await db.turns.where('shown.conversation_id').anyOf(strays).delete()
  if (turns <= MAX_STORED_TURNS) return
  const { trimOldestTurns } = await import('./trim-oldest-turns.ts')
  await trimOldestTurns(db, MAX_STORED_TURNS)
}

/** Steps from id to id, as a unique cursor would, which WebKit cannot open over an empty range. */
async function listConversationsWithTurns(db: UserDb): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const [next] = await db.turns
      .where('shown.conversation_id')
      .above(ids.at(-1) ?? '')
      .limit(1)
      .keys()
    if (next === undefined) return ids
    ids.push(String(next))
  }
}
