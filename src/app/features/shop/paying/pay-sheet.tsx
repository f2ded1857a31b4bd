import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/endpoints.ts'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useArchives, useCurrentArchive } from '../../../session/archives.ts'
import { formatProductName } from '../../../terms/products.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { ProductPerks } from '../goods/product-perks.tsx'
import { ProductSlipFace } from '../goods/slip.tsx'
import { EditLimitNotice, PackTerms, ReportTerms } from './pay-terms.tsx'
import { PayButton } from './pay-button.tsx'
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
          <ProductRadioGroup products={offered} chosen={product.product_id} onChoose={choose} />
          <ProductPerks product={product} />
          {year !== undefined && <ReportTerms year={year} catalogue={catalogue} onChoose={choose} />}
          <EditLimitNotice product={product} />
        </>
      )}
      <PayButton key={product.product_id} product={product} isTest={catalogue.payment === 'test'} onChoose={choose} />
    </div>
  )
}

interface PaySlipsProps {
  products: readonly CatalogueProduct[]
  chosen: string
  onChoose: (productId: string) => void
}

/** Radio group of both memberships and one single product. */
function ProductRadioGroup({ products, chosen, onChoose }: PaySlipsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.slips}>
      <legend className="visually-hidden">{t`买什么`}</legend>
      {products.map((product) => (
        <label key={product.product_id} className={classes.slip}>
          <input
            type="radio"
            name="product"
            className="visually-hidden"
            checked={product.product_id === chosen}
            onChange={() => onChoose(product.product_id)}
          />
          <ProductSlipFace product={product} brief mark={<Chosen isShown={product.product_id === chosen} />} />
        </label>
      ))}
    </fieldset>
  )
}

function Chosen({ isShown }: { isShown: boolean }) {
  const { t } = useLingui()
  return (
    <span className={classes.mark} data-shown={isShown} aria-hidden="true">
      {t({ message: '选', context: 'stamp' })}
    </span>
  )
}

/** Returns the `payment` search parameter and its setters: `/setting/shop?payment=vip_year` opens the pay sheet with that product. */
export function usePaymentParam() {
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false })
  // Removes `cancelled` too, so that the notice of an earlier cancellation disappears.
  const setPayment = (next: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: ({ payment: _payment, cancelled: _cancelled, ...rest }) => (next === undefined ? rest : { ...rest, payment: next }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return {
    payment,
    open: (productId: string) => setPayment(productId, false),
    choose: (productId: string) => setPayment(productId, true),
    close: () => setPayment(undefined, true),
  }
}
