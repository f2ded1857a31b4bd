import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useArchives, useCurrentArchive } from '../../../session/archives.ts'
import { productNameOf } from '../../../terms/products.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { EditTerms } from './edit-terms.tsx'
import { PackTerms } from './pack-terms.tsx'
import { PayButton } from './pay-button.tsx'
import { PaySlips } from './pay-slips.tsx'
import { ReportTerms } from './report-terms.tsx'
import { Perks } from '../goods/perks.tsx'
import { usePayment } from '../goods/use-payment.ts'
import classes from './pay-sheet.module.css'

type Catalogue = OutputOf<'catalogue'>

/** What is looked at closely, with its full price, before anybody leaves for the pay page. */
export function PaySheet({ catalogue }: { catalogue: Catalogue }) {
  const { payment, close } = usePayment()
  const product = catalogue.products.find(({ product_id }) => product_id === payment)
  // What was looked at stays while the sheet goes down.
  const last = useRef(product)
  last.current = product ?? last.current
  const title = useTitle(last.current)
  return (
    <Sheet opened={product !== undefined} onClose={close} title={title} isInAddress>
      {last.current && <Content catalogue={catalogue} product={last.current} />}
    </Sheet>
  )
}

/** Whom something is for: a membership is the own person's, anything else is for the archive that its price was worked out for. */
function useBuyer() {
  const current = useCurrentArchive()
  const archives = useArchives()
  const own = archives?.find(({ type }) => type === 0)
  return ({ kind, archive_id }: CatalogueProduct) =>
    kind === 'membership' ? own : (archives?.find((one) => one.archive_id === archive_id) ?? current)
}

function useTitle(product: CatalogueProduct | undefined): string {
  const { t } = useLingui()
  const { _ } = useMessages()
  const buyerOf = useBuyer()
  if (product === undefined) return ''
  const name = buyerOf(product)?.user_name ?? ''
  if (product.kind !== 'pack') return t`为${name}选购`
  const pack = productNameOf(_, product.product_id)
  return t`充值${pack}？`
}

function Content({ catalogue, product }: { catalogue: Catalogue; product: CatalogueProduct }) {
  const { choose } = usePayment()
  const buyerOf = useBuyer()
  const single = useRef('fatebook')
  if (product.kind === 'book') single.current = product.product_id
  const year = annualYearOf(product.product_id)
  const buyerId = buyerOf(product)?.archive_id
  const offered = catalogue.products
    .filter(({ kind, product_id }) => kind === 'membership' || product_id === single.current)
    // One person on one sheet: beside a friend's book stands no membership, and beside a membership no friend's book.
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
          <EditTerms product={product} />
        </>
      )}
      <PayButton key={product.product_id} product={product} isTest={catalogue.payment === 'test'} onChoose={choose} />
    </div>
  )
}
