import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDb } from '#server/db/open.ts'
import { codeNameOfError } from '#server/http/refusals.ts'
import { hasPgBouncer, POOLED_SESSIONS, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts'
import { createArchiveInput, newId, signIn, type Account } from '../support/server-client.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Ways to connect: a name, and the PgBouncer configuration; `undefined` connects directly. */
const direct: readonly [string, undefined][] = hasPostgres() ? [['directly', undefined]] : []
const pooled: readonly [string, string][] = hasPgBouncer()
  ? [
      ['through PgBouncer', ''],
      [
        'through PgBouncer that ignores settings',
        'ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout',
      ],
    ]
  : []

describe.each([...direct, ...pooled])('PostgreSQL %s', (_way, setting) => {
  let postgres: Postgres
  let pgBouncer: PgBouncer | undefined
  let database: string
  let server: TestServer
  let me: Account
  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.newDatabase()
    pgBouncer = setting === undefined ? undefined : await startPgBouncer(database, setting)
    server = await startTestServer({ databaseUrl: addressOf(database, 'lock_timeout=300') })
    me = await signIn(server)
  })
  afterAll(async () => {
    await server.stop()
    pgBouncer?.stop()
    postgres.stop()
  })

  const addressOf = (address: string, timeouts = ''): string => `${pgBouncer?.through(address) ?? address}?${timeouts}`

  /** Opens a database connection pool with these timeouts in its URL. */
  function opened(address: string, timeouts?: string) {
    let lose!: (error: Error) => void
    const lost = new Promise<Error>((resolve) => (lose = resolve))
    const db = openDb({ databaseUrl: addressOf(address, timeouts), dataDir: '' }, lose)
    onTestFinished(() => db.destroy())
    return { db, lost }
  }

  /** Opens a second connection, which bypasses the pooler, and runs a statement that takes a lock in an open transaction. */
  async function locked(statement: string): Promise<pg.Client> {
    const other = new pg.Client({ connectionString: database })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin')
    await other.query(statement)
    return other
  }

  const nameOf = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (error: unknown) => codeNameOfError(error as object),
    )

  test('answers a change that waits for a lock as unavailable, retryable', async () => {
    const other = await locked(`select 1 from users where user_id = '${me.userId}' for update`)
    const key = newId()
    const change = () => me.call('config', { mode: 'dark' }, key)
    expect(await change()).toMatchObject({ status: 503, code: 10009 })
    await other.query('rollback')
    expect((await change()).code).toBe(0)
  })

  test('answers a read of a locked table as unavailable, retryable', async () => {
    const other = await locked('lock table archives in access exclusive mode')
    expect(await me.call('getArchive')).toMatchObject({ status: 503, code: 10009 })
    await other.query('rollback')
    await me.call('addArchive', createArchiveInput(), newId())
    expect((await me.call('getArchive')).code).toBe(0)
  })

  test('ends a statement that takes too long', async () => {
    const { db } = opened(database, 'statement_timeout=300')
    expect(await nameOf(sql`select pg_sleep(200)`.execute(db))).toBe('unavailable')
    expect(await nameOf(db.transaction().execute((within) => sql`select pg_sleep(200)`.execute(within)))).toBe('unavailable')
    expect(await nameOf(sql`select 1`.execute(db))).toBe('ok')
  })

  test('ends an idle transaction', async () => {
    const { db, lost } = opened(database, 'idle_in_transaction_session_timeout=300')
    const idle = db.transaction().execute(async (within) => {
      await sql`select 1`.execute(within)
      await lost
      await sql`select 1`.execute(within)
    })
    expect(await nameOf(idle)).toBe('unavailable')
    expect(await nameOf(sql`select 1`.execute(db))).toBe('ok')
  })

  test('migrates once when servers start together, and releases its lock', async () => {
    const fresh = await postgres.newDatabase()
    const servers = Array.from({ length: POOLED_SESSIONS }, () => opened(fresh).db)
    let begun = 0
    const meet = async (db: Db): Promise<void> => {
      await sql`select 1`.execute(db)
      begun += 1
      await waitUntil(() => begun === POOLED_SESSIONS)
    }
    // Opens all of the pooler's sessions first; later transactions may then use any of them.
    await Promise.all(servers.map((db) => db.transaction().execute(meet)))
    await Promise.all(servers.map(migrate))
    const { rows } = await sql<{ count: number }>`select count(*) from pg_locks where locktype = 'advisory'`.execute(servers[0]!)
    expect(rows).toEqual([{ count: 0 }])
  })
})
