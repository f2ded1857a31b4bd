import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CatalogueProduct } from '#contract/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { checkOut } from '#device/shop/shop.ts'

/** Where a cancelled payment comes back to. */
const FROM = '/setting/shop'

/** Orders and leaves for the pay page, in this tab; `code` says why not. */
export function useCheckout() {
  const queries = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const [code, setCode] = useState<number>()
  useEffect(() => {
    // Back from the pay page the browser may show this very page again.
    const stay = () => setIsLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  async function pay({ product_id, archive_id, needs_archive }: CatalogueProduct) {
    setIsLeaving(true)
    setCode(undefined)
    try {
      const { url } = await checkOut({ product_id, from: FROM, ...(needs_archive && archive_id !== null && { archive_id }) })
      location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setCode(error.code)
      setIsLeaving(false)
      // What is refused now was offered by an older list.
      void queries.invalidateQueries({ queryKey: ['catalogue'] })
    }
  }
  return { pay, isLeaving, code, forget: () => setCode(undefined) }
}
