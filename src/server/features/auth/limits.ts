import { RESEND_SECONDS } from '#contract/session.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { consumeRateLimit, type RateLimit } from '../../db/rate-limit.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { computeKeyedHash, type CodePurpose } from './codes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const oncePerMinute: RateLimit = { max: 1, windowMs: RESEND_SECONDS * 1000 }
const fivePerHour: RateLimit = { max: 5, windowMs: HOUR_MS }
/** Limit per address across all clients. Higher than the limit per client, so that one client alone cannot lock the owner out. */
const tenPerHour: RateLimit = { max: 10, windowMs: HOUR_MS }

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

/**
 * Counts a sent code per address and client; refused ones do not count. Throws `codeSentRecently`, `tooManyRequests`, with
 * seconds to wait.
 */
export async function limitSends(deps: Deps, ip: string, email: string, purpose: CodePurpose): Promise<void> {
  const now = deps.now()
  // Each purpose has its own counters, so that login codes requested by others do not block closing the account.
  const address = `${purpose === 'login' ? '' : `${purpose} `}${computeKeyedHash(deps.codeKey, 'address', email)}`
  const clientKey = computeKeyedHash(deps.codeKey, 'ip', ip)
  const byIp: RateLimit = { max: deps.env.loginLimit, windowMs: HOUR_MS }
  await runInTransaction(deps.db, async (db) => {
    const { waitMs: resendMs } = await consumeRateLimit(db, `send-minute ${address}`, oncePerMinute, now)
    if (resendMs > 0) throw new AppError('codeSentRecently', { resend_seconds: secondsOf(resendMs) })
    for (const [name, limit] of [
      [`send-hour ${address}`, tenPerHour],
      [`send-hour ${address} ${clientKey}`, fivePerHour],
      [`send-ip ${clientKey}`, byIp],
    ] as const) {
      const { waitMs } = await consumeRateLimit(db, name, limit, now)
      if (waitMs > 0) throw new AppError('tooManyRequests', { resend_seconds: secondsOf(waitMs) })
    }
  })
}

/** Counts a login attempt of a client address. Throws `tooManyRequests`. */
export async function limitLoginAttempts(deps: Deps, ip: string): Promise<void> {
  const name = `login-ip ${computeKeyedHash(deps.codeKey, 'ip', ip)}`
  const limit: RateLimit = { max: deps.env.loginLimit, windowMs: 10 * MINUTE_MS }
  const { waitMs } = await runInTransaction(deps.db, (db) => consumeRateLimit(db, name, limit, deps.now()))
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: secondsOf(waitMs) })
}

/** Deletes rate-limit counters unchanged for 24 hours, which exceeds every window. */
export async function deleteOldHits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('turns')
    .where('updated_at', '<', now() - 24 * HOUR_MS)
    .execute()
}
