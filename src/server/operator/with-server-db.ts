import { migrate } from '../db/migrate.ts'
import { openDb, type Db } from '../db/open.ts'
import { parseEnv } from '../setup/env.ts'

/** Environment variables of the server, unparsed. */
export type ServerSettings = Readonly<Record<string, string | undefined>>

/** Runs `work` with the database of the settings, whether or not the server is running. Throws `BadSettingError`. */
export async function withServerDb<T>(settings: ServerSettings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(parseEnv(settings), () => undefined)
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}
