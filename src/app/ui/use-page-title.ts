import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'

/** Names the page in the browser's tab, its history and to a screen reader. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useLingui()
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    // In Chinese the book's own section has the product's name: once is enough.
    document.title = title && title !== product ? `${title} · ${product}` : product
  }, [title, product])
}
