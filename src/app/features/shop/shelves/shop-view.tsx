import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt'
import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useHasSidePanel } from '../../../appearance/use-has-side-panel.ts'
import { StaleNotice } from '../goods/stale-notice.tsx'
import { CancelledNotice } from '../paying/cancelled-notice.tsx'
import { PaySheet } from '../paying/pay-sheet.tsx'
import { useCatalogue } from '../../../session/catalogue.ts'
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
      <CancelledNotice />
      <StaleNotice query={catalogue} at={catalogue.data?.at} what="prices" />
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
