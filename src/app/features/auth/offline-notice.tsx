import { useLingui } from '@lingui/react/macro'
import classes from './offline-notice.module.css'

/** Notice that logging in needs a connection. */
export function OfflineNotice() {
  const { t } = useLingui()
  return <p className={classes.root} role="status">{t`没有网络，联网后才能登录`}</p>
}
