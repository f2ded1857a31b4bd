import { openDb, type Db } from '#server/db/open.ts'
import type { AnswerServices } from '#server/deps/answering.ts'
import type { Clock } from './server-clock.ts'
import { movableClock } from './server-clock.ts'
import { newPostgresDatabase } from './postgres.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A running server with a movable clock and a second connection to its database. */
export interface ServerFixture {
  readonly server: TestServer
  readonly clock: Clock
  readonly db: Db
  readonly stop: () => Promise<void>
}

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** Starts a server on a real database. It trusts its proxy, so that tests can use many client addresses. */
export async function startServerFixture(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
  answering?: AnswerServices,
): Promise<ServerFixture> {
  const clock = movableClock()
  const databaseUrl = kind === 'PostgreSQL' ? await newPostgresDatabase() : undefined
  const server = await startTestServer({
    now: clock.now,
    settings: { TRUST_PROXY: '1', ...settings },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(answering !== undefined && { answering }),
  })
  const db = openDb({ databaseUrl, dataDir: server.dataDir }, () => undefined)
  return {
    server,
    clock,
    db,
    stop: async () => {
      await db.destroy()
      await server.stop()
    },
  }
}
