import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CatalogueProduct } from '#contract/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { checkOut } from '#device/shop/shop.ts'
import { storeCheckoutPage } from './checkout-page.ts'
import { createQueryKey } from '../../../session/query-keys.ts'

/** Path to which a cancelled payment returns. */
const RETURN_PATH = '/setting/shop'

function createOrder({ product_id, archive_id, needs_archive }: CatalogueProduct) {
  return checkOut({ product_id, from: RETURN_PATH, ...(needs_archive && archive_id !== null && { archive_id }) })
}

/** Creates an order and opens the pay page in this tab; `code` is the error code of a failure. */
export function useCheckout() {
  const queries = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: createOrder,
    onSuccess: ({ url, order_id }) => {
      const { pathname, href } = router.state.location
      if (pathname !== RETURN_PATH) storeCheckoutPage(order_id, href)
      location.assign(url)
    },
    // Refetches the catalogue: if the server refuses a product, the catalogue is outdated.
    onError: () => void queries.invalidateQueries({ queryKey: createQueryKey('catalogue') }),
  })
  useEffect(() => {
    // On return, the browser may restore this page from its back/forward cache.
    const resetOnReturn = () => reset()
    addEventListener('pageshow', resetOnReturn)
    return () => removeEventListener('pageshow', resetOnReturn)
  }, [reset])
  return { pay: mutate, isLeaving: isPending || isSuccess, code: error instanceof ApiError ? error.code : undefined }
}
