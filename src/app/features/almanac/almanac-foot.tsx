import { useLingui } from '@lingui/react/macro'
import { browserStorage } from '../../browser/storage.ts'
import { RowLink } from '../../ui/row.tsx'
import classes from './almanac.module.css'

/** Link to the personal reading of this day (null: today). Today, and without login, it links to `/`, which redirects. */
export function AlmanacFoot({ day }: { day: string | null }) {
  const { t } = useLingui()
  return (
    <footer className={classes.foot}>
      <RowLink
        {...(day !== null && browserStorage.getToken() ? { to: '/fate/index', hash: day } : { to: '/' })}
        detail={t`宜忌照你的命盘再选一遍，每个时辰都有一句。`}
      >{t`看你自己的这一天`}</RowLink>
      <p>{t`历书在本机推算，节气按东八区时间。仅供娱乐，不作决定的依据。`}</p>
    </footer>
  )
}
