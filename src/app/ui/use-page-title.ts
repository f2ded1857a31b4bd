import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { usePageRecord } from './use-page-record.ts'

/** Names the page in the browser's tab, its history and to a screen reader: by its record, or as it says itself. */
export function usePageTitle(own?: string): void {
  const { t, i18n } = useLingui()
  const record = usePageRecord()
  const title = own ?? (record.title && i18n._(record.title))
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    // In Chinese the book's own section has the product's name: once is enough.
    document.title = title && title !== product ? `${title} · ${product}` : product
  }, [title, product])
}
