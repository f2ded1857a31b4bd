import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { supportsSessionTimeouts, withTransactionTimeouts } from './pg-pooler.ts'
import { parseTimeouts } from './pg-timeouts.ts'

const BIGINT = 20

async function createPool(databaseUrl: string, onLost: (error: Error) => void): Promise<PostgresPool> {
  const { address, timeouts } = parseTimeouts(databaseUrl)
  // Parses 64-bit integers as numbers: ours are milliseconds, far below 2^53.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
  }
  const options: pg.PoolConfig = { connectionString: address, types, max: 10, connectionTimeoutMillis: 10_000 }
  const isDirect = await supportsSessionTimeouts(options, timeouts)
  const pool = new pg.Pool(isDirect ? { ...options, ...timeouts } : options)
  // Handles connection errors, which would end the process: of idle clients, and of clients between two queries of a transaction.
  pool.on('connect', (client) => void client.on('error', onLost))
  pool.on('error', () => undefined)
  return isDirect ? pool : withTransactionTimeouts(pool, timeouts)
}

/** Kysely's own lock id, so that this also waits for older servers, which take that lock per session. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n
/** Maximum wait for another server's migration before this server fails to start (ms). */
const MIGRATION_WAIT_MS = 600_000
/** Maximum wait of a migration for a table's lock (ms); other queries of the table queue behind it meanwhile. */
const TABLE_WAIT_MS = 5_000

/** Waits for other servers' migrations and blocks them until the transaction `db` ends. Its statements have no timeout. */
export async function lockMigrations(db: Kysely<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(MIGRATION_WAIT_MS)}`.execute(db)
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT_MS)}`.execute(db)
}

/** Adapter without Kysely's migration lock, which a pooler would leave on a session; `lockMigrations` replaces it. */
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

/** Creates the PostgreSQL dialect, for a direct connection or a pooler. `onLost`: called for broken connections. */
export function createPostgresDialect(databaseUrl: string, onLost: (error: Error) => void): PostgresDialect {
  return new DialectWithoutSessionLock({ pool: () => createPool(databaseUrl, onLost) })
}
