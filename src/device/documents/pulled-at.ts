import { type UserDb, readIfOpen } from '../store/db.ts'

const keyOf = (name: string) => `pulledAt:${name}`

/** Milliseconds of when a document last came from the server; null while it never did on this device. */
export function pulledAt(userId: string, name: string): Promise<number | null> {
  return readIfOpen(userId, null, async (db) => ((await db.state.get(keyOf(name)))?.value as number | undefined) ?? null)
}

/** Notes that it came just now. */
export async function recordPulled(db: UserDb, name: string): Promise<void> {
  await db.state.put({ key: keyOf(name), value: Date.now() })
}
