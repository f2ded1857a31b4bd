import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { PanelLink } from '../../../ui/panel-link.tsx'
import { useCurrentArchive } from '../../../session/archives.ts'
import { useProductTimes } from '../../../session/user-info.ts'
import { VipCard } from '../membership/vip-card.tsx'
import classes from './shop-panel.module.css'

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

/** State of the current archive's book with its remaining questions, and the membership card. */
export function OwnershipSummary() {
  const { t } = useLingui()
  const archive = useCurrentArchive()
  const questions = useProductTimes().find(
    ({ product_id, archive_id }) => product_id === 'fatebook_agent' && archive_id === archive?.archive_id,
  )
  if (!archive) return null
  const name = archive.user_name
  const left = questions?.unlimited ? t`提问不限` : plural(questions?.times ?? 0, { other: '余 # 问' })
  return (
    <div className={classes.ownership}>
      <p className={classes.label}>{t`${name}的命书`}</p>
      <p className={classes.value}>{archive.is_lock ? t`未解锁` : t`已解锁，${left}`}</p>
      <VipCard />
    </div>
  )
}
