import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'

export interface Postgres {
  /** Creates an empty database, or a copy of one without connections; returns its URL. */
  readonly newDatabase: (copyOf?: string) => Promise<string>
  /** Stops the database as a crash does; `resume` starts it again. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
}

const DEBIAN = '/usr/lib/postgresql'

/** Whether tests on PostgreSQL are disabled, as in the quick lane. */
const isLeftOut = (): boolean => process.env['POSTGRES'] === 'off'

/** Returns the program folder of Debian's newest PostgreSQL; `undefined` if not installed or disabled by `POSTGRES=off`. */
function programsFolder(): string | undefined {
  if (isLeftOut() || !existsSync(DEBIAN)) return undefined
  const [newest] = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(DEBIAN, newest, 'bin')
}

/** Returns the ids of Debian's user `postgres` when running as root, which PostgreSQL rejects; else `undefined`. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Whether PostgreSQL is installed and enabled. Throws in CI where it is missing; warns on a developer's machine. */
export function hasPostgres(): boolean {
  if (programsFolder() !== undefined) return true
  if (isLeftOut()) return false
  if (process.env['CI']) throw new Error('PostgreSQL is not installed, and CI must test with it (apt-get install postgresql)')
  console.warn('LEFT OUT: the server on PostgreSQL; it is not installed here (apt-get install postgresql).')
  return false
}

const runIn = (folder: string, program: string, ...parameters: readonly string[]): void => {
  execFileSync(join(programsFolder()!, program), parameters, { ...postgresUser(), cwd: folder, stdio: 'ignore' })
}

function stopIn(folder: string): void {
  runIn(folder, 'pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop')
}

/** Starts a private PostgreSQL in a temporary folder. */
export async function startPostgres(parent = tmpdir()): Promise<Postgres> {
  const identity = postgresUser()
  const folder = mkdtempSync(join(parent, 'mingshu-pg-'))
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const run = (program: string, ...parameters: readonly string[]): void => runIn(folder, program, ...parameters)
  const data = join(folder, 'data')
  const port = await findFreePort()
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  // Turns `fsync` off: tests kill our server, never the machine.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100`
  const resume = (): void => run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start')
  const pause = (): void => stopIn(folder)
  resume()
  const addressOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  let made = 0
  return {
    newDatabase: async (copyOf) => {
      const name = `mingshu_${(made += 1)}`
      const client = new pg.Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}${copyOf === undefined ? '' : ` template ${new URL(copyOf).pathname.slice(1)}`}`)
      await client.end()
      return addressOf(name)
    },
    pause,
    resume,
    stop: () => {
      pause()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const FOLDER = 'SHARED_POSTGRES'

/** Makes each worker start its shared PostgreSQL in a common folder; the returned function stops them all. */
export function sharePostgres(): () => void {
  const parent = mkdtempSync(join(tmpdir(), 'mingshu-shared-pg-'))
  chmodSync(parent, 0o711)
  process.env[FOLDER] = parent
  return () => {
    for (const name of readdirSync(parent)) stopIn(join(parent, name))
    rmSync(parent, { recursive: true, force: true })
  }
}

async function startShared() {
  const parent = process.env[FOLDER]
  const postgres = await startPostgres(parent)
  if (parent === undefined) process.once('exit', postgres.stop)
  const model = await postgres.newDatabase()
  const db = openDb({ databaseUrl: model, dataDir: '' }, () => undefined)
  await migrate(db)
  await db.destroy()
  return () => postgres.newDatabase(model)
}

let shared: ReturnType<typeof startShared> | undefined

/** Creates a migrated database and returns its URL. The PostgreSQL is started on the first call and shared by this process. */
export const newPostgresDatabase = async (): Promise<string> => (await (shared ??= startShared()))()
