import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface Postgres {
  /** Makes an empty database and answers with its address. */
  readonly newDatabase: () => Promise<string>
  /** Ends it as a crash would, and brings it back. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
}

const DEBIAN = '/usr/lib/postgresql'

/** Whether whoever runs the tests wants them without PostgreSQL, as the quick lane does. */
const isLeftOut = (): boolean => process.env['POSTGRES'] === 'off'

/** The programs of Debian's newest PostgreSQL; `undefined` where it is not installed, or left out by `POSTGRES=off`. */
function programsFolder(): string | undefined {
  if (isLeftOut() || !existsSync(DEBIAN)) return undefined
  const [newest] = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(DEBIAN, newest, 'bin')
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/**
 * Whether the tests of the server can run on PostgreSQL here. In CI they must: there its absence is an
 * error; on a developer's machine it is said and left out.
 */
export function hasPostgres(): boolean {
  if (programsFolder() !== undefined) return true
  if (isLeftOut()) return false
  if (process.env['CI']) throw new Error('PostgreSQL is not installed, and CI must test with it (apt-get install postgresql)')
  console.warn('LEFT OUT: the server on PostgreSQL; it is not installed here (apt-get install postgresql).')
  return false
}

/** Starts a private PostgreSQL in a folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const programs = programsFolder()!
  const identity = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-pg-'))
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const run = (program: string, ...parameters: string[]): void => {
    execFileSync(join(programs, program), parameters, { ...identity, cwd: folder, stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  // What these tests kill is our server, not the database: it need not wait for the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100`
  const resume = (): void => run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start')
  const pause = (): void => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  resume()
  const addressOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  let made = 0
  return {
    newDatabase: async () => {
      const name = `mingshu_${(made += 1)}`
      const client = new pg.Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
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
