import { useLingui } from '@lingui/react/macro'
import classes from './offline-line.module.css'

/** Why the ways in are off just now. */
export function OfflineLine() {
  const { t } = useLingui()
  return <p className={classes.root} role="status">{t`没有网络，联网后才能登录`}</p>
}
