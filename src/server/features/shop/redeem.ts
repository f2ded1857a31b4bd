import { createHmac } from 'node:crypto'
import { secretOf } from '../../db/secret.ts'
import { takeTurn, type Limit } from '../../db/turns.ts'
import type { Deps } from '../../deps/deps.ts'
import { CountedFail, Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { give } from '../../ledger/grants.ts'
import { goodCodeOf, useCode } from './exchange-codes.ts'
import { productOf } from './on-sale.ts'
import { wantedOf } from './wanted.ts'

/** Whose hashes the codes are kept as. */
export const CODE_SECRET = 'exchange-codes'

const tenPerHour: Limit = { max: 10, windowMs: 3_600_000 }

/** Counts a try of a user and of an IP address. Throws `tooManyRequests`; the counts are kept only if the change is. */
async function takeTry({ db, env, codeKey, now }: Deps, userId: string, ip: string): Promise<void> {
  const address = createHmac('sha256', codeKey).update(`redeem-ip\n${ip}`).digest('base64url')
  const byIp: Limit = { max: env.loginLimit, windowMs: 600_000 }
  const waitMs = (await takeTurn(db, `redeem ${userId}`, tenPerHour, now())) || (await takeTurn(db, `redeem-ip ${address}`, byIp, now()))
  if (waitMs > 0) throw new Fail('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
}

/**
 * Redeems a code for an archive. A wrong, used or expired code are one answer, `redeemFailed`, and each
 * try counts. The shop's rules stand: `archiveLocked`, `alreadyUnlocked` leave the code good. Throws
 * `notFound` for another's archive, `tooManyRequests`.
 */
export const redeem: Feature<'redeem'> = async (deps, { userId, ip }, { code, archive_id }) => {
  const { db } = deps
  const now = deps.now()
  await takeTry(deps, userId, ip)
  const good = await goodCodeOf(db, await secretOf(db, CODE_SECRET), code, now)
  if (good === undefined) throw new CountedFail('redeemFailed')
  const wanted = await wantedOf(db, userId, { product: productOf(good.product_id), archiveId: archive_id }, now)
  if (!(await useCode(db, good.code_hash, userId, now))) throw new CountedFail('redeemFailed')
  await give(db, wanted.gives, { userId, reason: 'code', refId: good.code_hash, now })
  return { product_id: wanted.product_id, archive_id: wanted.archive_id === '' ? null : wanted.archive_id, gives: [...wanted.gives] }
}
