import { getOrCreateSecret } from '#server/db/secret.ts'
import { createExchangeCodes } from '#server/features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_KEY_NAME } from '#server/features/shop/valid-code.ts'
import type { ServerFixture } from './server-fixture.ts'

/** Makes exchange codes that are valid for one day. */
export async function newCodes({ db, clock }: ServerFixture, product_id: string, count = 1): Promise<readonly [string, ...string[]]> {
  const codes = await createExchangeCodes(
    db,
    await getOrCreateSecret(db, EXCHANGE_CODE_KEY_NAME),
    { product_id, count, expires_at: clock.now() + 86_400_000 },
    clock.now(),
  )
  return codes as readonly [string, ...string[]]
}
