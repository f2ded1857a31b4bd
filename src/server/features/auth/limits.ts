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
/** For one address and all clients together, more than a single client may send: one client alone cannot lock the owner out. */
const tenPerHour: RateLimit = { max: 10, windowMs: HOUR_MS }

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

/**
 * Counts a send to an address by a client. Closing an account has its own counters, so that login codes requested by others do not
 * block it. Throws `codeSentRecently` within the minute and `tooManyRequests` beyond the hourly limit, both with the seconds to
 * wait; a refused send is not counted.
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

/** Counts a login attempt of a client; throws `tooManyRequests`. */
export async function limitLoginAttempts(deps: Deps, ip: string): Promise<void> {
  const name = `login-ip ${keyedHash(deps.codeKey, 'ip', ip)}`
  const limit: RateLimit = { max: deps.env.loginLimit, windowMs: 10 * MINUTE_MS }
  const { waitMs } = await inTransaction(deps.db, (db) => takeHit(db, name, limit, deps.now()))
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: secondsOf(waitMs) })
}

/** Deletes hits older than every window. */
export async function deleteOldHits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('turns')
    .where('updated_at', '<', now() - 24 * HOUR_MS)
    .execute()
}
