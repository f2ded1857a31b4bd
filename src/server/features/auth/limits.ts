import { RESEND_SECONDS } from '#contract/session.ts'
import { takeTurn, type Limit } from '../../db/turns.ts'
import type { Deps } from '../../deps.ts'
import { Fail } from '../../http/fail.ts'
import { keyedHash } from './codes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const oncePerMinute: Limit = { max: 1, windowMs: RESEND_SECONDS * 1000 }
const fivePerHour: Limit = { max: 5, windowMs: HOUR_MS }

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

/**
 * Counts a send to an address. Throws `codeSentRecently` within the minute and `tooManyRequests`
 * beyond the hour's, both with the seconds to wait; a refused send counts for nothing.
 */
export async function takeSend(deps: Deps, ip: string, email: string): Promise<void> {
  const now = deps.now()
  const byAddress = `send ${keyedHash(deps.codeKey, 'address', email)}`
  const byIp = `send-ip ${keyedHash(deps.codeKey, 'ip', ip)}`
  await deps.db.transaction().execute(async (db) => {
    const waitMs = await takeTurn(db, byAddress, [oncePerMinute, fivePerHour], now)
    // More than a minute to wait: it is the hour's limit that is met.
    if (waitMs > 0) throw new Fail(waitMs <= oncePerMinute.windowMs ? 'codeSentRecently' : 'tooManyRequests', { resend_seconds: secondsOf(waitMs) })
    const ipWaitMs = await takeTurn(db, byIp, [{ max: deps.env.loginLimit, windowMs: HOUR_MS }], now)
    if (ipWaitMs > 0) throw new Fail('tooManyRequests', { resend_seconds: secondsOf(ipWaitMs) })
  })
}

/** Counts a login try of an IP address; throws `tooManyRequests`. */
export async function takeLoginTry(deps: Deps, ip: string): Promise<void> {
  const name = `login-ip ${keyedHash(deps.codeKey, 'ip', ip)}`
  const limit: Limit = { max: deps.env.loginLimit, windowMs: 10 * MINUTE_MS }
  const waitMs = await deps.db.transaction().execute((db) => takeTurn(db, name, [limit], deps.now()))
  if (waitMs > 0) throw new Fail('tooManyRequests', { retry_seconds: secondsOf(waitMs) })
}

/** Forgets counts that no window reaches back to. */
export async function forgetOldTurns({ db, now }: Deps): Promise<void> {
  await db.deleteFrom('turns').where('updated_at', '<', now() - 24 * HOUR_MS).execute()
}
