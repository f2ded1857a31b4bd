import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Where rows name files in the storage: columns of tables that have a `user_id`. A new one is a line here. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['images', 'file'],
  ['images', 'thumb'],
  ['podcasts', 'cover'],
  ['podcast_chapters', 'blob'],
  ['podcast_samples', 'blob'],
]

/** Every file that rows of a user name; `undefined` where there is no such user any more. */
export async function blobsNamedBy(db: Db, userId: string): Promise<ReadonlySet<string> | undefined> {
  const user = await db.selectFrom('users').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (user === undefined) return undefined
  const names = new Set<string>()
  for (const [table, column] of COLUMNS) {
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(column)} as name from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(column)} is not null
    `.execute(db)
    for (const { name } of rows) names.add(name)
  }
  return names
}
