import { PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Db } from './open.ts'
import { keepsSessionSettings, throughPooler } from './pg-pooler.ts'
import { timeoutsOf } from './pg-timeouts.ts'

const BIGINT = 20

async function newPool(databaseUrl: string, onLost: (error: Error) => void): Promise<PostgresPool> {
  const { address, timeouts } = timeoutsOf(databaseUrl)
  // Our 64-bit columns are milliseconds, far below 2^53.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
  }
  const options: pg.PoolConfig = { connectionString: address, types, max: 10, connectionTimeoutMillis: 10_000 }
  const isDirect = await keepsSessionSettings(options, timeouts)
  const pool = new pg.Pool(isDirect ? { ...options, ...timeouts } : options)
  // A connection that breaks must not end the process, neither in the pool nor between two queries of
  // a transaction, where only the client itself hears of it; the pool opens another.
  pool.on('connect', (client) => void client.on('error', onLost))
  pool.on('error', () => undefined)
  return isDirect ? pool : throughPooler(pool, timeouts)
}

/** Kysely's own number: servers of before, which lock it for their session, are waited for as well. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n
/** How long a server waits for another that migrates, before it gives up its start. */
const MIGRATION_WAIT_MS = 600_000
/** How long a migration waits for a table: whoever wants it next waits behind. */
const TABLE_WAIT_MS = 5_000

/** Waits for others that migrate, and keeps them waiting until the transaction `db` ends, in which statements may take their time. */
export async function lockMigrations(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(MIGRATION_WAIT_MS)}`.execute(db)
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT_MS)}`.execute(db)
}

/** Kysely locks migrations for its session, and a pooler would keep that session with its lock: `lockMigrations` does it instead. */
class NoSessionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new NoSessionLockAdapter()
  }
}

/** PostgreSQL at an address, directly or through a pooler; `onLost` hears of connections that break. */
export function postgresDialect(databaseUrl: string, onLost: (error: Error) => void): PostgresDialect {
  return new Dialect({ pool: () => newPool(databaseUrl, onLost) })
}
