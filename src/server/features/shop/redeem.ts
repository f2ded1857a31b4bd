import { CountedError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { give } from '../../ledger/grants.ts'
import { useCode } from './exchange-codes.ts'
import { takeGoodCode } from './good-code.ts'
import { productOf } from './on-sale.ts'
import { wantedOf } from './wanted.ts'

/**
 * Redeems a code for an archive. The shop's rules stand: `archiveLocked`, `alreadyUnlocked`, `notOnSaleYet` leave the code
 * good. Throws `notFound` for another's archive, `redeemFailed`, `tooManyRequests`.
 */
export const redeem: Feature<'redeem'> = async (deps, caller, { code, archive_id }) => {
  const { db } = deps
  const { userId } = caller
  const now = deps.now()
  const good = await takeGoodCode(deps, caller, code)
  const wanted = await wantedOf(deps, userId, { product: productOf(good.product_id), archiveId: archive_id }, now)
  if (!(await useCode(db, good.code_hash, userId, now))) throw new CountedError('redeemFailed')
  await give(db, wanted.gives, { userId, reason: 'code', refId: good.code_hash, now })
  return { product_id: wanted.product_id, archive_id: wanted.archive_id === '' ? null : wanted.archive_id, gives: [...wanted.gives] }
}
