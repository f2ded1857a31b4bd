import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CatalogueProduct } from '#contract/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { checkOut } from '#device/shop/shop.ts'
import { keepBegunAt } from './begun-at.ts'

/** Where a cancelled payment comes back to. */
const FROM = '/setting/shop'

function order({ product_id, archive_id, needs_archive }: CatalogueProduct) {
  return checkOut({ product_id, from: FROM, ...(needs_archive && archive_id !== null && { archive_id }) })
}

/** Orders and leaves for the pay page, in this tab; `code` says why not. */
export function useCheckout() {
  const queries = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: order,
    onSuccess: ({ url, order_id }) => {
      const { pathname, href } = router.state.location
      if (pathname !== FROM) keepBegunAt(order_id, href)
      location.assign(url)
    },
    // What is refused now was offered by an older list.
    onError: () => void queries.invalidateQueries({ queryKey: ['catalogue'] }),
  })
  useEffect(() => {
    // Back from the pay page the browser may show this very page again.
    const stay = () => reset()
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [reset])
  return { pay: mutate, isLeaving: isPending || isSuccess, code: error instanceof ApiError ? error.code : undefined }
}
