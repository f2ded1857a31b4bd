import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './month-lock.module.css'

/** Says that some days need a membership, with a link to the shop. */
export function MonthLock() {
  const { t } = useLingui()
  return (
    <p className={classes.root}>
      <LockSimple size={20} weight="light" aria-hidden="true" className={classes.icon} />
      <span>{t`今天前后三十天人人可看，其余日子的力量值随会员开放。`}</span>
      <Link to="/setting/shop" className={classes.way}>
        {t`看会员`}
      </Link>
    </p>
  )
}
