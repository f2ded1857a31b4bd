import { migrate } from './db/migrate.ts'
import { openDb } from './db/open.ts'
import { secretOf } from './db/secret.ts'
import { envOf } from './env.ts'
import { makeCodes, type Batch } from './features/shop/exchange-codes.ts'
import { CODE_SECRET } from './features/shop/redeem.ts'

/** Makes exchange codes in the database that the settings name, beside a running server or without one. Throws `BadSetting`. */
export async function makeCodesIn(settings: Readonly<Record<string, string | undefined>>, batch: Batch, now: number): Promise<readonly string[]> {
  const db = openDb(envOf(settings), () => undefined)
  try {
    await migrate(db)
    return await makeCodes(db, await secretOf(db, CODE_SECRET), batch, now)
  } finally {
    await db.destroy()
  }
}
