import type { Feature } from '../../http/handle.ts'
import { takeGoodCode } from './good-code.ts'
import { productOf } from './on-sale.ts'
import { lookedAt } from './wanted.ts'

/**
 * What a code would give an archive, and what stands in its way; nothing is spent but a try. Throws as
 * redeeming does: `redeemFailed`, `tooManyRequests`, `notFound`.
 */
export const redeemCheck: Feature<'redeemCheck'> = async (deps, caller, { code, archive_id }) => {
  const { product_id } = await takeGoodCode(deps, caller, code)
  const { wanted, obstacle, awaits } = await lookedAt(
    deps,
    caller.userId,
    { product: productOf(product_id), archiveId: archive_id },
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
