import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LoginSession } from '#contract/account.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatTimestamp } from '../../language/format-timestamp.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { useEndSessions, useLoginSessions } from './use-opened-sessions.ts'
import classes from './account.module.css'
import { Desktop } from '@phosphor-icons/react/dist/csr/Desktop'
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { DeviceTablet } from '@phosphor-icons/react/dist/csr/DeviceTablet'

/** Lists the user's login sessions, one per device; sessions on other devices can be ended. */
export function SessionList() {
  const { t } = useLingui()
  const messages = useMessages()
  const confirm = useConfirm()
  const isOnline = useIsOnline()
  const endSessions = useEndSessions()
  const { data, isError } = useLoginSessions()
  const others = data?.sessions.filter(({ is_current }) => !is_current) ?? []
  const nameOf = ({ device }: LoginSession) => device || t`不认识的设备`
  const consequence = t`退出后要重新登录才能同步；那里存着的内容，离线仍看得到。`

  async function endOne(session: LoginSession) {
    if (await confirm({ title: t`让“${nameOf(session)}”退出登录？`, consequence, action: t`退出` })) endSessions([session.id])
  }
  async function endOthers() {
    const title = plural(others.length, { other: '让其他 # 台设备退出登录？' })
    if (await confirm({ title, consequence, action: t`退出` })) endSessions(others.map(({ id }) => id))
  }
  const all = others.length > 1 && (
    <button type="button" className={classes.all} disabled={!isOnline} onClick={() => void endOthers()}>{t`退出其他`}</button>
  )
  return (
    <section className={classes.part}>
      <SectionTitle note={all}>{t`已登录的设备`}</SectionTitle>
      {data?.sessions.map((session) =>
        session.is_current ? (
          <Row
            key={session.id}
            icon={<DeviceIcon device={session.device} />}
            detail={session.device}
            end={<Tag tone="seal">{t`使用中`}</Tag>}
          >{t`本机`}</Row>
        ) : (
          <Row
            key={session.id}
            icon={<DeviceIcon device={session.device} />}
            detail={t`最近使用 ${formatTimestamp(messages, session.last_used_at)}`}
            end={
              <Button
                variant="default"
                size="compact-md"
                disabled={!isOnline}
                aria-label={t`让“${nameOf(session)}”退出`}
                onClick={() => void endOne(session)}
              >{t`退出`}</Button>
            }
          >
            {nameOf(session)}
          </Row>
        ),
      )}
      {!data && (isError || !isOnline) && <p className={classes.line}>{t`连上网络才看得到其他设备。`}</p>}
      {data && !isOnline && <p className={classes.line}>{t`没有网络，联网后才能让别处退出。`}</p>}
    </section>
  )
}

/** Icon of a phone, tablet or computer, chosen by the operating system in the device label. */
function DeviceIcon({ device }: { device: string }) {
  const Icon = /iPad/.test(device) ? DeviceTablet : /iPhone|Android|HarmonyOS/.test(device) ? DeviceMobile : Desktop
  return <Icon size={24} weight="light" />
}
