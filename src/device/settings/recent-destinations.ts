import { getUserDb, readIfOpen } from '../store/db.ts'

const KEY = 'lately'
/** Maximum number of stored destinations. */
const MAX_RECENT = 40

/** Lists the command palette's recent destinations, latest first. */
export function listRecentDestinations(userId: string): Promise<readonly string[]> {
  return readIfOpen(userId, [], async (db) => ((await db.state.get(KEY))?.value ?? []) as readonly string[])
}

/** Records that the user opened a destination from the command palette; not synced. */
export async function recordRecentDestination(userId: string, name: string): Promise<void> {
  const db = getUserDb(userId)
  await db.transaction('rw', db.state, async () => {
    const before = ((await db.state.get(KEY))?.value ?? []) as readonly string[]
    await db.state.put({ key: KEY, value: [name, ...before.filter((each) => each !== name)].slice(0, MAX_RECENT) })
  })
}
