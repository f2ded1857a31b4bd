import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openDb, type Db } from '#server/db/open.ts'
import { newPostgresDatabase } from './postgres.ts'
import type { DatabaseKind } from './server-fixture.ts'

export interface TestDatabase {
  readonly db: Db
  /** The settings that open it in another process. */
  readonly settings: Readonly<Record<string, string>>
  /** A folder for whatever else a test keeps. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** A real database with its tables, and no server on it. */
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
