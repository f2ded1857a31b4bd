import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { isClockOff, watchClock } from '#device/wire/server-clock.ts'
import classes from './wrong-clock-notice.module.css'

/** Warns while this device's date differs from the server's by more than a day; disappears once the clock is right. */
export function WrongClockNotice() {
  const { t } = useLingui()
  const isOff = useSyncExternalStore(watchClock, isClockOff)
  return (
    <div role="status">
      {isOff && <p className={classes.notice}>{t`本机的日期和服务器差了一天以上，这里的今日按本机算。请看一下本机的日期。`}</p>}
    </div>
  )
}
