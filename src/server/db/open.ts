import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { createSqliteDialect } from './node-sqlite.ts'
import { createPostgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

interface Place {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/** Returns the path of the embedded database's file in a data folder. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'mingshu.sqlite')

/** Opens PostgreSQL if a URL is given, else the embedded database in the data folder. `onLost`: called for lost PostgreSQL connections. */
export function openDb({ databaseUrl, dataDir }: Place, onLost: (error: Error) => void): Db {
  if (databaseUrl !== undefined) return new Kysely({ dialect: createPostgresDialect(databaseUrl, onLost) })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = databaseFileIn(dataDir)
  restrictAccess(file)
  return new Kysely({ dialect: createSqliteDialect(file) })
}

/** Creates the file readable only by its owner; SQLite gives its journal the same permissions. */
function restrictAccess(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
