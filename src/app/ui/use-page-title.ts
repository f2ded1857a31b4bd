import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { usePageRecord } from './use-page-record.ts'

/** Sets the document title to `own`, or to the title in the page record. */
export function usePageTitle(own?: string): void {
  const { t, i18n } = useLingui()
  const record = usePageRecord()
  const title = own ?? (record.title && i18n._(record.title))
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    // Avoids repeating the product's name: in Chinese the Book section is named like the product.
    document.title = title && title !== product ? `${title} · ${product}` : product
  }, [title, product])
}
