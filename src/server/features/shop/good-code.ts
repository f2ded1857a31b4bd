import { createHmac } from 'node:crypto'
import { secretOf } from '../../db/secret.ts'
import { takeTurn, type Limit } from '../../db/turns.ts'
import type { Deps } from '../../deps/deps.ts'
import type { User } from '../../http/asked.ts'
import { CountedFail, Fail } from '../../http/fail.ts'
import { goodCodeOf } from './exchange-codes.ts'

/** Whose hashes the codes are kept as. */
export const CODE_SECRET = 'exchange-codes'

const tenPerHour: Limit = { max: 10, windowMs: 3_600_000 }

/** Counts a try of a user and of an IP address. Throws `tooManyRequests`; the counts are kept only if the change is. */
async function takeTry({ db, env, codeKey, now }: Deps, userId: string, ip: string): Promise<void> {
  const address = createHmac('sha256', codeKey).update(`redeem-ip\n${ip}`).digest('base64url')
  const byIp: Limit = { max: env.loginLimit, windowMs: 600_000 }
  const own = await takeTurn(db, `redeem ${userId}`, tenPerHour, now())
  const { waitMs } = own.waitMs > 0 ? own : await takeTurn(db, `redeem-ip ${address}`, byIp, now())
  if (waitMs > 0) throw new Fail('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
}

/**
 * A code that is good, for whom it is checked or redeemed: both are tries, counted as one. A wrong, used
 * or expired code are one answer, `redeemFailed`. Throws `tooManyRequests`.
 */
export async function takeGoodCode(deps: Deps, { userId, ip }: User, code: string): Promise<{ code_hash: string; product_id: string }> {
  const { db, now } = deps
  await takeTry(deps, userId, ip)
  const good = await goodCodeOf(db, await secretOf(db, CODE_SECRET), code, now())
  if (good === undefined) throw new CountedFail('redeemFailed')
  return good
}
