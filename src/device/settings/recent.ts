import { userDb, readIfOpen } from '../store/db.ts'

const KEY = 'lately'
/** So many are remembered. */
const MOST = 40

/** What the person was led to last, by names of the palette's; the last one first. */
export function listRecent(userId: string): Promise<readonly string[]> {
  return readIfOpen(userId, [], async (db) => ((await db.state.get(KEY))?.value ?? []) as readonly string[])
}

/** Remembers where the person was led just now, on this device alone. */
export async function recordRecent(userId: string, name: string): Promise<void> {
  const db = userDb(userId)
  await db.transaction('rw', db.state, async () => {
    const before = ((await db.state.get(KEY))?.value ?? []) as readonly string[]
    await db.state.put({ key: KEY, value: [name, ...before.filter((each) => each !== name)].slice(0, MOST) })
  })
}
