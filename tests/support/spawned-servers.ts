import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/db/open.ts'
import { newPostgresDatabase } from './postgres.ts'
import { spawnServer, testServerOf } from './server-process.ts'
import type { TestServer } from './server.ts'
import type { DatabaseKind, ServerFixture } from './server-fixture.ts'

/** Server processes on one database, as in a deployment. */
export interface SpawnedServers extends ServerFixture {
  /** Servers of all processes; `server` is the first of them. */
  readonly servers: readonly TestServer[]
  readonly databaseUrl: string | undefined
  /** Returns the log of all processes so far. */
  readonly log: () => string
}

/** Common settings: practically no rate limits, a trusted proxy, everything on sale, no speech. */
const SETTINGS = {
  NODE_ENV: 'test',
  TRUST_PROXY: '1',
  RATE_LIMIT: '1000000',
  LOGIN_LIMIT: '1000000',
  ON_SALE: 'all',
  SPEECH_COMMAND: 'off',
}

/** Starts `count` server processes on a real database. They use the machine's clock. */
export async function spawnServers(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  count = 1,
): Promise<SpawnedServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-servers-'))
  const databaseUrl = kind === 'PostgreSQL' ? await newPostgresDatabase() : undefined
  const env = { ...SETTINGS, DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }), ...settings }
  const processes = await Promise.all(Array.from({ length: count }, () => spawnServer(env)))
  const servers = processes.map((process) => testServerOf(process, dataDir))
  const db = openDb({ databaseUrl, dataDir }, () => undefined)
  const pass = (): never => {
    throw new Error('nobody moves the clock of another process')
  }
  return {
    server: servers[0]!,
    servers,
    databaseUrl,
    db,
    clock: { now: Date.now, pass },
    log: () => processes.map(({ output }) => output()).join('\n'),
    stop: async () => {
      await db.destroy()
      await Promise.all(servers.map(({ stop }) => stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
