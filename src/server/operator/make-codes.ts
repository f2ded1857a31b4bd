import { besideServer, type Settings } from './beside.ts'
import { getSecret } from '../db/secret.ts'
import { makeCodes, type Batch } from '../features/shop/exchange-codes.ts'
import { CODE_SECRET } from '../features/shop/good-code.ts'

/** Makes exchange codes in the server's database. Throws `BadSetting`. */
export async function makeCodesIn(settings: Settings, batch: Batch, now: number): Promise<readonly string[]> {
  return besideServer(settings, async (db) => makeCodes(db, await getSecret(db, CODE_SECRET), batch, now))
}
