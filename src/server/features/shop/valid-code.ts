import { createHmac } from 'node:crypto'
import { getOrCreateSecret } from '../../db/secret.ts'
import { consumeRateLimit, type RateLimit } from '../../db/rate-limit.ts'
import type { Deps } from '../../deps/deps.ts'
import type { LoggedInCaller } from '../../http/request-input.ts'
import { CommittingError, AppError } from '../../http/app-error.ts'
import { findExchangeCode } from './exchange-codes.ts'

/** Name under which the key for hashing codes is stored. */
export const EXCHANGE_CODE_KEY_NAME = 'exchange-codes'

const tenPerHour: RateLimit = { max: 10, windowMs: 3_600_000 }

/** Counts an attempt per user and per client. Throws `tooManyRequests`. The hits stay only if the transaction commits. */
async function takeTry({ db, env, codeKey, now }: Deps, userId: string, ip: string): Promise<void> {
  const address = createHmac('sha256', codeKey).update(`redeem-ip\n${ip}`).digest('base64url')
  const byIp: RateLimit = { max: env.loginLimit, windowMs: 600_000 }
  const own = await consumeRateLimit(db, `redeem ${userId}`, tenPerHour, now())
  const { waitMs } = own.waitMs > 0 ? own : await consumeRateLimit(db, `redeem-ip ${address}`, byIp, now())
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
}

/** Counts an attempt and returns a valid code. Throws `redeemFailed` alike for wrong, used and expired codes; `tooManyRequests`. */
export async function checkExchangeCode(
  deps: Deps,
  { userId, ip }: LoggedInCaller,
  code: string,
): Promise<{ code_hash: string; product_id: string }> {
  const { db, now } = deps
  await takeTry(deps, userId, ip)
  const good = await findExchangeCode(db, await getOrCreateSecret(db, EXCHANGE_CODE_KEY_NAME), code, now())
  if (good === undefined) throw new CommittingError('redeemFailed')
  return good
}
