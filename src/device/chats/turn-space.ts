import type { UserDb } from '../store/db.ts'

/** Questions that are kept here with their answers: some 3 KB each. Those of older conversations come when they are opened. */
export const TURNS_HERE = 10_000

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
  if (turns <= TURNS_HERE) return
  const { trimOldest } = await import('./trim-oldest.ts')
  await trimOldest(db, TURNS_HERE)
}
