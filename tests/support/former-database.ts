import { Dexie } from 'dexie'

/** Creates a user's device database in an old schema version. Write to it and close it before the app opens and upgrades it. */
export function formerDatabaseOf(userId: string, version: 3 | 4 = 3): Dexie {
  const db = new Dexie(`mingshu-${userId}`)
  db.version(version).stores({
    archives: '&archive_id',
    outbox: '++seq, &id, subject',
    conflicts: '&id, subject',
    failures: '&id, subject',
    fortunes: '&[archive_id+date]',
    state: '&key',
    queries: '&key',
  })
  return db
}
