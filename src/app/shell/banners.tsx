import { useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { useLive } from '../live/use-live.ts'
import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getArchivesPullTime } from '#device/archives/archive-list.ts'
import { listConflicts, listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { formatTimestamp } from '../language/format-timestamp.ts'
import { useSession } from '../session/session.ts'
import { useUserInfoQuery } from '../session/user-info.ts'
import { Banner } from './banner.tsx'
import { LoginSheet, type LoginFormRenderer } from './session-ended-dialog.tsx'
import { SyncSheet } from './sync-sheet.tsx'
import { useConnectivity } from '../session/use-connectivity.ts'

const NONE: readonly never[] = []

/** The banners above the page: connection and login state, and changes that need a decision. */
export function Banners({ login }: { login: LoginFormRenderer }) {
  return (
    <>
      <ConnectionBanner login={login} />
      <DecisionBanner />
    </>
  )
}

/** The banner for one of these states: offline, server unreachable, login expired. */
function ConnectionBanner({ login }: { login: LoginFormRenderer }) {
  const { t } = useLingui()
  const messages = useMessages()
  const session = useSession()
  const userId = session?.user_id ?? ''
  const { refetch } = useUserInfoQuery()
  const reach = useConnectivity()
  const pulledAt = useLive(getArchivesPullTime, userId)
  const waiting = useLive(listPendingChanges, userId)?.length ?? 0
  const [isLoggingIn, setIsLoggingIn] = useState(false)
  const time = pulledAt ? formatTimestamp(messages, pulledAt) : ''
  const note = waiting > 0 && plural(waiting, { other: '# 项待同步' })
  const isExpired = session?.is_expired === true && reach === 'online'

  async function tryAgain() {
    await refetch()
    const { sendAndPull } = await import('#device/sync/wake.ts')
    await sendAndPull()
  }
  return (
    <>
      <Banner
        isOpen={reach !== 'online' && pulledAt !== undefined}
        icon={<CloudSlash size={18} />}
        note={note}
        action={reach === 'unreachable' ? { label: t`再试`, run: () => void tryAgain() } : undefined}
      >
        {reach === 'unreachable' ? t`连不上服务器，显示 ${time} 存下的内容` : t`离线，显示 ${time} 存下的内容`}
      </Banner>
      <Banner isOpen={isExpired} icon={<LockSimple size={18} />} note={note} action={{ label: t`登录`, run: () => setIsLoggingIn(true) }}>
        {t`登录已过期`}
      </Banner>
      <LoginSheet login={login} opened={isLoggingIn && isExpired} onClose={() => setIsLoggingIn(false)} />
    </>
  )
}

/** The banner for changes refused by the server and conflicts that the user must resolve. */
function DecisionBanner() {
  const { t } = useLingui()
  const userId = useSession()?.user_id ?? ''
  const failures = useLive(listFailures, userId) ?? NONE
  const conflicts = useLive(listConflicts, userId) ?? NONE
  const [opened, setOpened] = useState(false)
  const count = failures.length + conflicts.length
  return (
    <>
      <Banner isOpen={count > 0} icon={<Warning size={18} />} action={{ label: t`查看`, run: () => setOpened(true) }}>
        {plural(count, { other: '# 项改动等你决定' })}
      </Banner>
      <SyncSheet opened={opened && count > 0} onClose={() => setOpened(false)} failures={failures} conflicts={conflicts} />
    </>
  )
}
