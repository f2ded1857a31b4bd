import { RESEND_SECONDS } from '#contract/session.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { takeHit, type RateLimit } from '../../db/rate-limit.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { keyedHash, type Purpose } from './codes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const oncePerMinute: RateLimit = { max: 1, windowMs: RESEND_SECONDS * 1000 }
const fivePerHour: RateLimit = { max: 5, windowMs: HOUR_MS }
/** To one address for everybody together: more than one asker has, who would else keep its owner waiting. */
const tenPerHour: RateLimit = { max: 10, windowMs: HOUR_MS }

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

/**
 * Counts a send to an address by an asker. Closing has counts of its own: who only knows the address, and asks for
 * codes to log in, does not keep its owner from it. Throws `codeSentRecently` within the minute and `tooManyRequests`
 * beyond the hour's, both with the seconds to wait; a refused send counts for nothing.
 */
export async function limitSends(deps: Deps, ip: string, email: string, purpose: Purpose): Promise<void> {
  const now = deps.now()
  const address = `${purpose === 'login' ? '' : `${purpose} `}${keyedHash(deps.codeKey, 'address', email)}`
  const asker = keyedHash(deps.codeKey, 'ip', ip)
  const byIp: RateLimit = { max: deps.env.loginLimit, windowMs: HOUR_MS }
  await inTransaction(deps.db, async (db) => {
    const { waitMs: resendMs } = await takeHit(db, `send-minute ${address}`, oncePerMinute, now)
    if (resendMs > 0) throw new AppError('codeSentRecently', { resend_seconds: secondsOf(resendMs) })
    for (const [name, limit] of [
      [`send-hour ${address}`, tenPerHour],
      [`send-hour ${address} ${asker}`, fivePerHour],
      [`send-ip ${asker}`, byIp],
    ] as const) {
      const { waitMs } = await takeHit(db, name, limit, now)
      if (waitMs > 0) throw new AppError('tooManyRequests', { resend_seconds: secondsOf(waitMs) })
    }
  })
}

/** Counts a login try of an IP address; throws `tooManyRequests`. */
export async function limitLoginAttempts(deps: Deps, ip: string): Promise<void> {
  const name = `login-ip ${keyedHash(deps.codeKey, 'ip', ip)}`
  const limit: RateLimit = { max: deps.env.loginLimit, windowMs: 10 * MINUTE_MS }
  const { waitMs } = await inTransaction(deps.db, (db) => takeHit(db, name, limit, deps.now()))
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: secondsOf(waitMs) })
}

/** Forgets counts that no window reaches back to. */
export async function deleteOldHits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('turns')
    .where('updated_at', '<', now() - 24 * HOUR_MS)
    .execute()
}
