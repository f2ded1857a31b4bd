import { useNavigate } from '@tanstack/react-router'
import type { Order } from '#contract/shop.ts'
import { viewArchive } from '#device/archives/archive-choice.ts'
import { useUserId } from '../../../session/session.ts'

/** Returns a function that opens the shop with an order's product and archive. */
export function useBuyAgain() {
  const navigate = useNavigate()
  const userId = useUserId()
  return async ({ product_id, archive_id }: Order) => {
    if (archive_id !== null) await viewArchive(userId, archive_id)
    await navigate({ to: '/setting/shop', search: { payment: product_id } })
  }
}
