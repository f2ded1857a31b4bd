import { withServerDb, type ServerSettings } from './with-server-db.ts'
import { getOrCreateSecret } from '../db/secret.ts'
import { createExchangeCodes, type ExchangeCodeBatch } from '../features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_KEY_NAME } from '../features/shop/valid-code.ts'

/** Creates exchange codes in the server's database. Throws `BadSettingError`. */
export async function createCodesInDatabase(settings: ServerSettings, batch: ExchangeCodeBatch, now: number): Promise<readonly string[]> {
  return withServerDb(settings, async (db) => createExchangeCodes(db, await getOrCreateSecret(db, EXCHANGE_CODE_KEY_NAME), batch, now))
}
