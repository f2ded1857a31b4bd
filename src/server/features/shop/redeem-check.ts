import type { EndpointHandler } from '../../http/handle.ts'
import { checkExchangeCode } from './valid-code.ts'
import { findProduct } from './on-sale.ts'
import { computeTerms } from './terms.ts'

/** Returns what a code would grant, and what prevents it; counts as an attempt. Throws `redeemFailed`, `tooManyRequests`, `notFound`. */
export const redeemCheck: EndpointHandler<'redeemCheck'> = async (deps, caller, { code, archive_id }) => {
  const { product_id } = await checkExchangeCode(deps, caller, code)
  const { wanted, obstacle, awaits } = await computeTerms(
    deps,
    caller.userId,
    { product: findProduct(product_id), archiveId: archive_id },
    deps.now(),
  )
  return {
    product_id,
    archive_id: wanted.archive_id === '' ? null : wanted.archive_id,
    gives: [...wanted.gives],
    obstacle,
    awaits: [...awaits],
  }
}
