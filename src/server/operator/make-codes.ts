import { withServerDb, type ServerSettings } from './with-server-db.ts'
import { getSecret } from '../db/secret.ts'
import { createExchangeCodes, type ExchangeCodeBatch } from '../features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_SECRET } from '../features/shop/valid-code.ts'

/** Creates exchange codes in the server's database. Throws `BadSetting`. */
export async function createCodesIn(settings: ServerSettings, batch: ExchangeCodeBatch, now: number): Promise<readonly string[]> {
  return withServerDb(settings, async (db) => createExchangeCodes(db, await getSecret(db, EXCHANGE_CODE_SECRET), batch, now))
}
