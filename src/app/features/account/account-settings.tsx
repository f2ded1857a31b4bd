import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../language/use-messages.ts'
import { languageNames } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { Row, RowLink } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { DeviceDataRows, UnsentOtherAccounts } from './device-data-rows.tsx'
import { SessionList } from './session-list.tsx'
import { useLogOut } from './log-out.tsx'
import { useLoginSessions } from './use-opened-sessions.ts'
import classes from './account.module.css'

/** Account page: login methods, sessions, export, data on this device, log-out and account closing. `data`: the export section. */
export function AccountSettings({ data }: { data: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const session = useSession()
  const hasGoogle = useLoginSessions().data?.providers.includes('google') ?? false
  const logOut = useLogOut()
  return (
    <>
      <section className={classes.part}>
        <SectionTitle>{t`登录方式`}</SectionTitle>
        <RowLink to="/setting/email" end={session?.email}>{t`邮箱`}</RowLink>
        {hasGoogle && <Row end={t`已关联`}>Google</Row>}
      </section>
      <SessionList />
      {data}
      <section className={classes.part}>
        <SectionTitle>{t`本机存着`}</SectionTitle>
        <DeviceDataRows />
        <RowLink to="/setting/language" end={languageNames[locale]}>{t`语言`}</RowLink>
      </section>
      <UnsentOtherAccounts />
      <div className={classes.foot}>
        <Button variant="default" fullWidth onClick={() => void logOut()}>{t`退出登录`}</Button>
        <p className={classes.note}>{t`退出时，本机存着的内容会删除；账户里的不受影响。`}</p>
        <Link to="/setting/close" className={classes.close}>{t`关闭账户`}</Link>
      </div>
    </>
  )
}
