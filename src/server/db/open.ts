import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

interface Place {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

const BIGINT = 20

function postgresDialect(connectionString: string, onLost: (error: Error) => void): PostgresDialect {
  // Our 64-bit columns are milliseconds, far below 2^53.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
  }
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that breaks must not end the process, neither in the pool nor between two queries of
  // a transaction, where only the client itself hears of it; the pool opens another.
  pool.on('connect', (client) => void client.on('error', onLost))
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/** The embedded database's file in a data folder. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'mingshu.sqlite')

/** Opens PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDb({ databaseUrl, dataDir }: Place, onLost: (error: Error) => void): Db {
  if (databaseUrl !== undefined) return new Kysely({ dialect: postgresDialect(databaseUrl, onLost) })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = databaseFileIn(dataDir)
  keepPrivate(file)
  return new Kysely({ dialect: nodeSqliteDialect(file) })
}

/** The owner's alone from its first byte on; its journal takes the same rights. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
