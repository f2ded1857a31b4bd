import { createHmac } from 'node:crypto'
import { getSecret } from '../../db/secret.ts'
import { takeHit, type RateLimit } from '../../db/rate-limit.ts'
import type { Deps } from '../../deps/deps.ts'
import type { User } from '../../http/request-input.ts'
import { CountedError, AppError } from '../../http/app-error.ts'
import { goodCodeOf } from './exchange-codes.ts'

/** Whose hashes the codes are kept as. */
export const CODE_SECRET = 'exchange-codes'

const tenPerHour: RateLimit = { max: 10, windowMs: 3_600_000 }

/** Counts a try of a user and of an IP address. Throws `tooManyRequests`; the counts are kept only if the change is. */
async function takeTry({ db, env, codeKey, now }: Deps, userId: string, ip: string): Promise<void> {
  const address = createHmac('sha256', codeKey).update(`redeem-ip\n${ip}`).digest('base64url')
  const byIp: RateLimit = { max: env.loginLimit, windowMs: 600_000 }
  const own = await takeHit(db, `redeem ${userId}`, tenPerHour, now())
  const { waitMs } = own.waitMs > 0 ? own : await takeHit(db, `redeem-ip ${address}`, byIp, now())
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
}

/**
 * A code that is good, for whom it is checked or redeemed: both are tries, counted as one. A wrong, used
 * or expired code are one answer, `redeemFailed`. Throws `tooManyRequests`.
 */
export async function takeGoodCode(deps: Deps, { userId, ip }: User, code: string): Promise<{ code_hash: string; product_id: string }> {
  const { db, now } = deps
  await takeTry(deps, userId, ip)
  const good = await goodCodeOf(db, await getSecret(db, CODE_SECRET), code, now())
  if (good === undefined) throw new CountedError('redeemFailed')
  return good
}
