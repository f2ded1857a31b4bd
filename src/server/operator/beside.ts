import { migrate } from '../db/migrate.ts'
import { openDb, type Db } from '../db/open.ts'
import { envOf } from '../setup/env.ts'

export type Settings = Readonly<Record<string, string | undefined>>

/** Works in the database that the settings name, beside a running server or without one. Throws `BadSetting`. */
export async function besideServer<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(envOf(settings), () => undefined)
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}
