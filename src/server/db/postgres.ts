import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { keepsSessionSettings, withTransactionTimeouts } from './pg-pooler.ts'
import { parseTimeouts } from './pg-timeouts.ts'

const BIGINT = 20

async function createPool(databaseUrl: string, onLost: (error: Error) => void): Promise<PostgresPool> {
  const { address, timeouts } = parseTimeouts(databaseUrl)
  // Our 64-bit columns are milliseconds, far below 2^53.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
  }
  const options: pg.PoolConfig = { connectionString: address, types, max: 10, connectionTimeoutMillis: 10_000 }
  const isDirect = await keepsSessionSettings(options, timeouts)
  const pool = new pg.Pool(isDirect ? { ...options, ...timeouts } : options)
  // A broken connection must not end the process, neither in the pool nor between two queries of a transaction, when only the
  // client emits the error; the pool opens another.
  pool.on('connect', (client) => void client.on('error', onLost))
  pool.on('error', () => undefined)
  return isDirect ? pool : withTransactionTimeouts(pool, timeouts)
}

/** Kysely's own lock id, so that older servers, which lock it per session, are waited for as well. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n
/** How long a server waits for another one's migration before its start fails (ms). */
const MIGRATION_WAIT_MS = 600_000
/** How long a migration waits for a table (ms): later queries of the table queue behind it. */
const TABLE_WAIT_MS = 5_000

/** Waits for other migrations, and blocks them until the transaction `db` ends; its statements have no timeout. */
export async function lockMigrations(db: Kysely<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(MIGRATION_WAIT_MS)}`.execute(db)
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT_MS)}`.execute(db)
}

/** Kysely locks migrations per session, and a pooler would keep that session with its lock: `lockMigrations` replaces it. */
class NoSessionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

class DialectWithoutSessionLock extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new NoSessionLockAdapter()
  }
}

/** A PostgreSQL dialect, directly or through a pooler; `onLost` is called for broken connections. */
export function postgresDialect(databaseUrl: string, onLost: (error: Error) => void): PostgresDialect {
  return new DialectWithoutSessionLock({ pool: () => createPool(databaseUrl, onLost) })
}
