import { Button } from '@mantine/core'
import { useLive } from '../../live/use-live.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KnownUser, listKnownUsers } from '#device/session/session.ts'
import { discardUnsentChanges } from '#device/outbox/discard-unsent.ts'
import { useUserId } from '../../session/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './account.module.css'

/**
 * Lists other accounts with unsent changes on this device and offers to discard them. They are never sent or shown as the current user's.
 */
export function OtherAccounts() {
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
