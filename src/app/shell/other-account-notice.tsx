import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLive } from '../live/use-live.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listKnownUsers } from '#device/session/session.ts'
import { plausibleTimeOf } from '#device/store/known-time.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { useSession } from '../session/session.ts'
import { useConfirm, useIsConfirming } from '../ui/confirm.tsx'
import { Sheet } from '../ui/sheet.tsx'
import classes from './session-ended-dialog.module.css'

/** Longest time in ms since the login for the notice to appear. */
const AFTER_LOGIN_MS = 120_000

/** Notice after a login: asks whether to retain or discard unsent changes of another account on this device. */
export function OtherAccountNotice() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const isConfirming = useIsConfirming()
  const session = useSession()
  const known = useLive(listKnownUsers) ?? []
  const [dismissedUserIds, setDismissedUserIds] = useState<readonly string[]>([])
  const other = known.find(({ user_id, unsent }) => user_id !== session?.user_id && unsent > 0 && !dismissedUserIds.includes(user_id))
  const [openedAt] = useState(Date.now)
  // The difference is negative after a login in the login sheet, because such a login is later than the mount.
  const hasJustLoggedIn = session != null && openedAt - (plausibleTimeOf(session.at) ?? 0) < AFTER_LOGIN_MS
  if (!other || !hasJustLoggedIn || isConfirming) return null
  const dismiss = () => setDismissedUserIds([...dismissedUserIds, other.user_id])

  async function discard(userId: string, email: string) {
    const sure = await confirm({
      title: t`丢弃 ${email} 的改动？`,
      consequence: t`这些改动还没有送到服务器，丢弃后找不回来。`,
      action: t`丢弃`,
      tone: 'seal',
    })
    if (sure) await discardUnsentChanges(userId)
  }
  return (
    <Sheet opened onClose={dismiss} title={plural(other.unsent, { other: '本机还有另一账户的 # 项改动' })} width={400}>
      <p className={classes.detail}>{t`属于 ${other.email}。不会并入现在的账户。`}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void discard(other.user_id, other.email)}>{t`丢弃`}</Button>
        <Button onClick={dismiss} data-autofocus>{t`留在本机`}</Button>
      </div>
    </Sheet>
  )
}
