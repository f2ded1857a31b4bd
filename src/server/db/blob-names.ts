import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Columns that hold blob names, in tables with a `user_id`. Add every new column of this sort here, or its files are deleted as strays. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['images', 'file'],
  ['images', 'thumb'],
  ['podcasts', 'cover'],
  ['podcast_chapters', 'blob'],
  ['podcast_samples', 'blob'],
]

/** Lists the names of all blobs that a user's rows refer to; undefined if the user does not exist. */
export async function listBlobNames(db: Db, userId: string): Promise<ReadonlySet<string> | undefined> {
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
