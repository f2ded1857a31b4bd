import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/db/open.ts'
import { newPostgresDatabase } from './postgres.ts'
import { spawnServer, testServerOf } from './server-process.ts'
import type { TestServer } from './server.ts'
import type { DatabaseKind, ServerFixture } from './server-fixture.ts'

/** Servers in processes of their own on one database, as they are deployed. */
export interface SpawnedServers extends ServerFixture {
  /** All processes; `server` is the first. */
  readonly servers: readonly TestServer[]
  readonly databaseUrl: string | undefined
  /** All that they have logged so far. */
  readonly log: () => string
}

/** Limits that no test reaches, a proxy that is trusted, money that does not move, everything on sale, and nothing that speaks. */
const SETTINGS = {
  NODE_ENV: 'test',
  TRUST_PROXY: '1',
  RATE_LIMIT: '1000000',
  LOGIN_LIMIT: '1000000',
  ON_SALE: 'all',
  SPEECH_COMMAND: 'off',
}

/** Starts as many server processes on a real database of that kind; their clock is the machine's. */
export async function spawnServers(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  count = 1,
): Promise<SpawnedServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-world-'))
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
