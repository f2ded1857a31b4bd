import type { UserDb } from '../store/db.ts'

/** Maximum number of stored turns, of about 3 KB each. Deleted turns are fetched again when the user opens their conversation. */
export const MAX_STORED_TURNS = 10_000

/**
 * Deletes turns without a conversation; above the limit also those of the oldest conversations, but never turns that the server does not
 * have.
 */
export async function trimTurns(db: UserDb): Promise<void> {
  // Reads the ids first, so that the turns of a conversation created in between do not count as strays.
  const ids = await listConversationsWithTurns(db)
  const [turns, conversations] = await Promise.all([db.turns.count(), db.conversations.toCollection().primaryKeys()])
  const known = new Set(conversations)
  const strays = ids.filter((id) => !known.has(id))
  if (strays.length > 0) await db.turns.where('shown.conversation_id').anyOf(strays).delete()
  if (turns <= MAX_STORED_TURNS) return
  const { trimOldestTurns } = await import('./trim-oldest-turns.ts')
  await trimOldestTurns(db, MAX_STORED_TURNS)
}

/** Lists the ids with one query each: WebKit cannot open a unique cursor over an empty range. */
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
