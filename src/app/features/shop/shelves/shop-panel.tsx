import classes from './shop-panel.module.css'
import { OwnershipSummary } from './ownership-summary.tsx'
import { useLingui } from '@lingui/react/macro'
import { PanelLink } from '../../../ui/panel-link.tsx'

/** Side panel of the shop, below the archive switcher. */
export function ShopPanel() {
  return (
    <>
      <ShopLinks />
      <div className={classes.standing}>
        <OwnershipSummary />
      </div>
    </>
  )
}

function ShopLinks() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`商店`}>
      <PanelLink to="/setting/shop">{t`商店`}</PanelLink>
      <PanelLink to="/setting/paylog">{t`付款记录`}</PanelLink>
      <PanelLink to="/setting/exchangecode">{t`兑换码`}</PanelLink>
    </nav>
  )
}
