import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useArchives, useCurrentArchive } from '../../../session/archives.ts'
import { formatProductName } from '../../../terms/products.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { EditLimitNotice } from './edit-terms.tsx'
import { PackTerms } from './pack-terms.tsx'
import { PayButton } from './pay-button.tsx'
import { PaySlips } from './pay-slips.tsx'
import { ReportTerms } from './report-terms.tsx'
import { Perks } from '../goods/perks.tsx'
import { usePaymentParam } from '../goods/use-payment-param.ts'
import classes from './pay-sheet.module.css'

type Catalogue = OutputOf<'catalogue'>

/** Sheet with one product, its terms and price, before the user leaves for the pay page. */
export function PaySheet({ catalogue }: { catalogue: Catalogue }) {
  const { payment, close } = usePaymentParam()
  const product = catalogue.products.find(({ product_id }) => product_id === payment)
  // The product stays rendered during the closing animation.
  const last = useRef(product)
  last.current = product ?? last.current
  const title = useTitle(last.current)
  return (
    <Sheet opened={product !== undefined} onClose={close} title={title} isInAddress>
      {last.current && <Content catalogue={catalogue} product={last.current} />}
    </Sheet>
  )
}

/** Returns a function that finds a product's recipient: the user's own archive for a membership, else the archive the price was computed for. */
function useFindRecipient() {
  const current = useCurrentArchive()
  const archives = useArchives()
  const own = archives?.find(({ type }) => type === 0)
  return ({ kind, archive_id }: CatalogueProduct) =>
    kind === 'membership' ? own : (archives?.find((one) => one.archive_id === archive_id) ?? current)
}

function useTitle(product: CatalogueProduct | undefined): string {
  const { t } = useLingui()
  const { _ } = useMessages()
  const buyerOf = useFindRecipient()
  if (product === undefined) return ''
  const name = buyerOf(product)?.user_name ?? ''
  if (product.kind !== 'pack') return t`为${name}选购`
  const pack = formatProductName(_, product.product_id)
  return t`充值${pack}？`
}

function Content({ catalogue, product }: { catalogue: Catalogue; product: CatalogueProduct }) {
  const { choose } = usePaymentParam()
  const buyerOf = useFindRecipient()
  const single = useRef('fatebook')
  if (product.kind === 'book') single.current = product.product_id
  const year = annualYearOf(product.product_id)
  const buyerId = buyerOf(product)?.archive_id
  const offered = catalogue.products
    .filter(({ kind, product_id }) => kind === 'membership' || product_id === single.current)
    // Offers only products for the same recipient: a friend's book is not offered beside a membership.
    .filter((one) => buyerOf(one)?.archive_id === buyerId)
  return (
    <div className={classes.root}>
      {product.kind === 'pack' ? (
        <PackTerms product={product} />
      ) : (
        <>
          <PaySlips products={offered} chosen={product.product_id} onChoose={choose} />
          <Perks product={product} />
          {year !== undefined && <ReportTerms year={year} catalogue={catalogue} onChoose={choose} />}
          <EditLimitNotice product={product} />
        </>
      )}
      <PayButton key={product.product_id} product={product} isTest={catalogue.payment === 'test'} onChoose={choose} />
    </div>
  )
}
