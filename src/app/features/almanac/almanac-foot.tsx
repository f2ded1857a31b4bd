import { useLingui } from '@lingui/react/macro'
import { RowLink } from '../../ui/row.tsx'
import classes from './almanac.module.css'

/** From the day that is everyone's to one's own. The address leads home whoever is logged in. */
export function AlmanacFoot() {
  const { t } = useLingui()
  return (
    <footer className={classes.foot}>
      <RowLink to="/" detail={t`宜忌照你的命盘再选一遍，每个时辰都有一句。`}>{t`看你自己的这一天`}</RowLink>
      <p>{t`历书在本机推算，节气按东八区时间。仅供娱乐，不作决定的依据。`}</p>
    </footer>
  )
}
