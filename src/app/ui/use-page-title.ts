import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { usePageRecord } from './use-page-record.ts'

/** Sets the document title: `own` or the title of the page's record. */
export function usePageTitle(own?: string): void {
  const { t, i18n } = useLingui()
  const record = usePageRecord()
  const title = own ?? (record.title && i18n._(record.title))
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    // In Chinese the Book section has the product's name.
    document.title = title && title !== product ? `${title} · ${product}` : product
  }, [title, product])
}
