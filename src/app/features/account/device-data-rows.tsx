import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { getArchivesPullTime } from '#device/archives/archive-list.ts'
import { countUnsyncedItems } from '#device/outbox/unsent.ts'
import { type KnownUser, listKnownUsers } from '#device/session/session.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { useWorksOffline } from '../../browser/use-works-offline.ts'
import { useArchives } from '../../session/archives.ts'
import { formatTimestamp } from '../../language/format-timestamp.ts'
import { useUserId } from '../../session/session.ts'
import { Row } from '../../ui/row.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './account.module.css'

/** Rows with the number of archives stored on this device, the time of the last sync, and the number of unsent changes. */
export function DeviceDataRows() {
  const { t } = useLingui()
  const messages = useMessages()
  const userId = useUserId()
  const archives = useArchives()?.length ?? 0
  const pulledAt = useLive(getArchivesPullTime, userId)
  const unsent = useLive(countUnsyncedItems, userId) ?? 0
  const worksOffline = useWorksOffline()
  const detail = worksOffline
    ? t`命盘、每天的运势都在本机，离线可读`
    : t`命盘、每天的运势都在本机。这个浏览器没有存下页面（隐私窗口或空间不足时会这样），断网后打不开`
  return (
    <>
      <Row end={plural(archives, { other: '# 份' })} detail={detail}>{t`档案`}</Row>
      <Row end={pulledAt ? formatTimestamp(messages, pulledAt) : '—'}>{t`上次同步`}</Row>
      <Row end={unsent === 0 ? t`没有` : plural(unsent, { other: '# 项' })}>{t`还没送到的改动`}</Row>
    </>
  )
}

/**
 * Lists other accounts with unsent changes on this device and offers to discard them. They are never sent or shown as the current user's.
 */
export function UnsentOtherAccounts() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const userId = useUserId()
  const others = (useLive(listKnownUsers) ?? []).filter(({ user_id, unsent }) => user_id !== userId && unsent > 0)
  if (others.length === 0) return null

  async function discard({ user_id, email }: KnownUser) {
    const sure = await confirm({
      title: t`丢弃 ${email} 的改动？`,
      consequence: t`这些改动还没有送到服务器，丢弃后找不回来。`,
      action: t`丢弃`,
      tone: 'seal',
    })
    if (sure) await discardUnsentChanges(user_id)
  }
  return (
    <section className={classes.part}>
      <SectionTitle>{t`本机的另一账户`}</SectionTitle>
      {others.map((other) => (
        <Row
          key={other.user_id}
          detail={plural(other.unsent, { other: '# 项改动等它的主人登录' })}
          end={<Button variant="default" size="compact-md" onClick={() => void discard(other)}>{t`丢弃`}</Button>}
        >
          {other.email}
        </Row>
      ))}
    </section>
  )
}
