import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'

/** Names the page in the browser's tab, its history and to a screen reader. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useLingui()
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
