import { readIfOpen } from './db.ts'

/** Storage for the persister of the query cache. Values are stored by structured clone, without JSON. */
export interface QueryStore {
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
  entries(): Promise<[string, unknown][]>
}

/**
 * Returns a store in the user's database: one user's results are never shown to another, and a logout deletes them. Ignores writes after a
 * logout.
 */
export function createQueryStore(userId: string): QueryStore {
  return {
    getItem: (key) => readIfOpen(userId, undefined, async (db) => (await db.queries.get(key))?.value),
    setItem: (key, value) => readIfOpen(userId, undefined, async (db) => void (await db.queries.put({ key, value }))),
    removeItem: (key) => readIfOpen(userId, undefined, (db) => db.queries.delete(key)),
    entries: () => readIfOpen(userId, [], async (db) => (await db.queries.toArray()).map(({ key, value }) => [key, value])),
  }
}
