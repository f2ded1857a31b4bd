import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { PgTimeouts } from './pg-timeouts.ts'

/** Whether a new session has the timeouts sent at startup. PgBouncer in transaction mode rejects or ignores them: false. */
export async function supportsSessionTimeouts(options: pg.ClientConfig, timeouts: PgTimeouts): Promise<boolean> {
  const client = new pg.Client({ ...options, ...timeouts })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: keyof PgTimeouts; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(timeouts)],
    )
    return rows.every(({ name, setting }) => Number(setting) === timeouts[name])
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '08P01') return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Wraps a client to set the timeouts in every transaction, and to run single statements in a transaction of their own. */
function clientOf(client: pg.PoolClient, begin: string): PostgresPoolClient {
  type Result<R> = Promise<PostgresQueryResult<R>>
  const run = <R>(text: string, values: readonly unknown[]) => client.query(text, [...values]) as unknown as Result<R>

  async function query<R>(text: string, values: readonly unknown[]): Result<R> {
    if (text === 'begin') return run(begin, [])
    if (client.getTransactionStatus() !== 'I') return run(text, values)
    await run(begin, [])
    try {
      const result = await run<R>(text, values)
      await run('commit', [])
      return result
    } catch (error) {
      await run('rollback', []).catch(() => undefined)
      throw error
    }
  }

  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) }
}

/** Wraps a pool whose connections pass a pooler in transaction mode, so that the timeouts apply per transaction. */
export function withTransactionTimeouts(pool: pg.Pool, timeouts: PgTimeouts): PostgresPool {
  const begin = ['begin', ...Object.entries(timeouts).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')
  return { options: pool.options, connect: async () => clientOf(await pool.connect(), begin), end: () => pool.end() }
}
