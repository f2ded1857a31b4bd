import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort, hasPostgres, postgresUser } from './postgres.ts'
import { waitUntil } from './wait-until.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** Maximum number of server connections per database. */
export const POOLED_SESSIONS = 3

/** Whether PgBouncer is installed. Throws in CI, where it must be; warns on a developer's machine. */
export function hasPgBouncer(): boolean {
  if (!hasPostgres()) return false
  if (existsSync(PROGRAM)) return true
  if (process.env['CI']) throw new Error('PgBouncer is not installed, and CI must test with it (apt-get install pgbouncer)')
  console.warn('LEFT OUT: the server behind PgBouncer; it is not installed here (apt-get install pgbouncer).')
  return false
}

export interface PgBouncer {
  /** Returns the URL of a database that connects through PgBouncer. */
  readonly through: (databaseUrl: string) => string
  readonly stop: () => void
}

/** Starts a PgBouncer in transaction mode in front of a PostgreSQL, with few server connections. */
export async function startPgBouncer(databaseUrl: string, ...settings: readonly string[]): Promise<PgBouncer> {
  const { hostname, port: serverPort } = new URL(databaseUrl)
  const identity = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-pgbouncer-'))
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${POOLED_SESSIONS}`,
    // Makes successive transactions use different server sessions.
    'server_round_robin = 1',
    ...settings,
  ]
  writeFileSync(file, lines.join('\n'))
  const child = spawn(PROGRAM, ['-q', file], { ...identity, stdio: 'ignore' })
  const through = (address: string): string => Object.assign(new URL(address), { port: String(port) }).href
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: through(databaseUrl) })
    client.on('error', () => undefined)
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    return isUp
  })
  return {
    through,
    stop: () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
