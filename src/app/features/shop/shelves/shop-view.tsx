import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt'
import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import type { OrderState } from '#contract/shop.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useHasSidePanel } from '../../../appearance/use-has-side-panel.ts'
import { useCatalogue } from '../../../session/catalogue.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatProductName } from '../../../terms/products.ts'
import { StaleDataNotice } from '../goods/stale-data-notice.tsx'
import { PaySheet } from '../paying/pay-sheet.tsx'
import { useOrder, useBuyAgain } from '../paying/placed-order.ts'
import { ProductShelves } from './shelves.tsx'
import classes from './shop-view.module.css'

/** The shop with current prices; offline the cached ones, with their age. */
export function ShopView({ switcher, standing }: { switcher: ReactNode; standing: ReactNode }) {
  const catalogue = useCatalogue()
  const isAlone = !useHasSidePanel()
  return (
    <div className={classes.root}>
      {isAlone && <Bar switcher={switcher} />}
      <Title />
      <CancelledPaymentNotice />
      <StaleDataNotice query={catalogue} at={catalogue.data?.at} what="prices" />
      {catalogue.data && <ProductShelves products={catalogue.data.products} />}
      {isAlone && <div className={classes.standing}>{standing}</div>}
      {catalogue.data && <PaySheet catalogue={catalogue.data} />}
    </div>
  )
}

function Bar({ switcher }: { switcher: ReactNode }) {
  const { t } = useLingui()
  return (
    <header className={classes.bar}>
      <div className={classes.switcher}>{switcher}</div>
      <Link to="/setting/paylog" className={classes.icon} aria-label={t`付款记录`} title={t`付款记录`}>
        <Receipt size={24} weight="light" />
      </Link>
      <Link to="/setting/exchangecode" className={classes.icon} aria-label={t`兑换码`} title={t`兑换码`}>
        <Ticket size={24} weight="light" />
      </Link>
    </header>
  )
}

function Title() {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  if (!isDesktop) return <h1 className="visually-hidden">{t`商店`}</h1>
  return (
    <>
      <h1 className={classes.title}>{t`开一卷，或读一年。`}</h1>
      <p className={classes.lead}>{t`价格以美元计，到期不自动续费。付款前还会再问一次。`}</p>
      <hr className="rule-ww" />
    </>
  )
}

/** States of an order left unpaid; also `open`, because not every payment service reports a cancellation. */
const UNPAID: ReadonlySet<OrderState> = new Set<OrderState>(['cancelled', 'open'])

/** After a return from the pay page without payment: says that nothing was charged, with a button to pay again. */
function CancelledPaymentNotice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { cancelled = '' } = useSearch({ strict: false })
  const { data: order } = useOrder(cancelled)
  const buyAgain = useBuyAgain()
  if (order === undefined || !UNPAID.has(order.status)) return null
  const name = formatProductName(_, order.product_id)
  return (
    <div className={classes.cancelled} role="status">
      <p className={classes.text}>{t`付款已取消，没有扣款：${name}。`}</p>
      <Button variant="default" size="compact-md" onClick={() => void buyAgain(order)}>{t`再付一次`}</Button>
    </div>
  )
}
