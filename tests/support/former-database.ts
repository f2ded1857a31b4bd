import { Dexie } from 'dexie'

/** A person's database as version 3 made it, or 4, to be written to and closed before it is opened as it is today. */
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
