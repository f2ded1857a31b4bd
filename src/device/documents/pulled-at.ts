import { type UserDb, readIfOpen } from '../store/db.ts'

const keyOf = (name: string) => `pulledAt:${name}`

/** Returns the time of a document's last pull (ms); null if this device never pulled it. */
export function getLastPullTime(userId: string, name: string): Promise<number | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(keyOf(name)))?.value as number | undefined) ?? null)
}

/** Records the current time as a document's last pull. */
export async function recordPullTime(db: UserDb, name: string): Promise<void> {
  await db.state.put({ key: keyOf(name), value: Date.now() })
}
