import type { UserDb } from '../store/db.ts'

/** Questions that are kept here with their answers: some 3 KB each. Those of older conversations come when they are opened. */
export const TURNS_HERE = 10_000

/** Takes turns off this device that no conversation has, and above the bound those of the longest unchanged ones; what the server has not stays. */
export async function trimTurns(db: UserDb): Promise<void> {
  // Before the conversations: one that is begun in between has no turns among these.
  const ids = await conversationsWithTurns(db)
  const [turns, conversations] = await Promise.all([db.turns.count(), db.conversations.toCollection().primaryKeys()])
  const known = new Set(conversations)
  const strays = ids.filter((id) => !known.has(id))
  if (strays.length > 0) await db.turns.where('shown.conversation_id').anyOf(strays).delete()
  if (turns <= TURNS_HERE) return
  const { trimOldest } = await import('./trim-oldest.ts')
  await trimOldest(db, TURNS_HERE)
}

/** Steps from one id to the next and over the turns of each, as a unique cursor would, which WebKit cannot open over nothing. */
async function conversationsWithTurns(db: UserDb): Promise<string[]> {
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
