import type { Kysely } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Returns every row of every table as `<table name> <row as JSON>`, sorted. */
export async function allRows(db: Db): Promise<readonly string[]> {
  const tables = await db.introspection.getTables()
  const anyDb = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await anyDb.selectFrom(name).selectAll().execute()).map((row) => `${name} ${JSON.stringify(row)}`)),
  )
  return rows.flat().toSorted()
}
