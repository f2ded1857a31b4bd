import { withServerDb, type ServerSettings } from './with-server-db.ts'
import { getSecret } from '../db/secret.ts'
import { makeCodes, type Batch } from '../features/shop/exchange-codes.ts'
import { CODE_SECRET } from '../features/shop/valid-code.ts'

/** Creates exchange codes in the server's database. Throws `BadSetting`. */
export async function createCodesIn(settings: ServerSettings, batch: Batch, now: number): Promise<readonly string[]> {
  return withServerDb(settings, async (db) => makeCodes(db, await getSecret(db, CODE_SECRET), batch, now))
}
