import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Every table of the database, those of the migrations included, as the database itself names them. */
export async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name).toSorted()
}

/** Each row of a table as one text of all its columns. */
export async function rowTextsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => JSON.stringify(row))
}

/** How many rows of each table hold any of the words, in whatever column; tables without are left out. */
export async function tracesIn(db: Db, words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tablesOf(db)) {
    const rows = await rowTextsOf(db, table)
    const count = rows.filter((row) => words.some((word) => row.includes(word))).length
    if (count > 0) found[table] = count
  }
  return found
}

/** The files of a data folder whose name or bytes hold any of the words. */
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
