import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openDb, type Db } from '#server/db/open.ts'
import { newPostgresDatabase } from './postgres.ts'
import type { DatabaseKind } from './server-fixture.ts'

export interface TestDatabase {
  readonly db: Db
  /** Server settings with which another process opens the database. */
  readonly settings: Readonly<Record<string, string>>
  /** Temporary folder for other files of the test. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Creates a real, migrated database without a server. */
export async function startDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-db-'))
  const databaseUrl = kind === 'PostgreSQL' ? await newPostgresDatabase() : undefined
  const db = openDb({ databaseUrl, dataDir: folder }, () => undefined)
  await migrate(db)
  return {
    db,
    settings: { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    folder,
    stop: async () => {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
