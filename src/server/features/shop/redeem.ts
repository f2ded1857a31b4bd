import { CommittingError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { applyGrants } from '../../ledger/grants.ts'
import { consumeExchangeCode } from './exchange-codes.ts'
import { checkExchangeCode } from './valid-code.ts'
import { findProduct } from './on-sale.ts'
import { requireTerms } from './terms.ts'

/** Redeems a code; if the shop's rules refuse it, the code stays valid. Throws `notFound` (archive), `redeemFailed`, `tooManyRequests`. */
export const redeem: EndpointHandler<'redeem'> = async (deps, caller, { code, archive_id }) => {
  const { db } = deps
  const { userId } = caller
  const now = deps.now()
  const good = await checkExchangeCode(deps, caller, code)
  const wanted = await requireTerms(deps, userId, { product: findProduct(good.product_id), archiveId: archive_id }, now)
  if (!(await consumeExchangeCode(db, good.code_hash, userId, now))) throw new CommittingError('redeemFailed')
  await applyGrants(db, wanted.gives, { userId, reason: 'code', refId: good.code_hash, now })
  return { product_id: wanted.product_id, archive_id: wanted.archive_id === '' ? null : wanted.archive_id, gives: [...wanted.gives] }
}
