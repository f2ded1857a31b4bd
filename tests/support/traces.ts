import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Lists the names of all tables, including those of Kysely's migrations. */
export async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name).toSorted()
}

/** Returns each row of a table as JSON text. */
export async function rowTextsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => JSON.stringify(row))
}

/** Counts, per table, the rows that contain any of the words; omits tables without such rows. */
export async function countRowsContaining(db: Db, words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tablesOf(db)) {
    const rows = await rowTextsOf(db, table)
    const count = rows.filter((row) => words.some((word) => row.includes(word))).length
    if (count > 0) found[table] = count
  }
  return found
}

/** Lists the files of a data folder whose name or content contains any of the words. */
export function filesWith(dataDir: string, words: readonly string[]): string[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .filter(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name))
      return words.some((word) => name.includes(word) || bytes.includes(word))
    })
    .map(({ name }) => name)
    .toSorted()
}
