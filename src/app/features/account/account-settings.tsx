import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../session.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { KeptHere } from './kept-here.tsx'
import { OtherAccounts } from './other-accounts.tsx'
import { useLogOut } from './use-log-out.ts'
import classes from './account.module.css'

/** Who is logged in, what this device keeps, and the way out. */
export function AccountSettings() {
  const { t } = useLingui()
  const session = useSession()
  const logOut = useLogOut()
  return (
    <>
      <section className={classes.part}>
        <SectionTitle>{t`登录方式`}</SectionTitle>
        <Row end={session?.email}>{t`邮箱`}</Row>
      </section>
      <section className={classes.part}>
        <SectionTitle>{t`这台设备上存着`}</SectionTitle>
        <KeptHere />
      </section>
      <OtherAccounts />
      <div className={classes.foot}>
        <Button variant="default" fullWidth onClick={() => void logOut()}>{t`退出登录`}</Button>
        <p className={classes.note}>{t`退出时，本机存着的内容会删除；账户里的不受影响。`}</p>
      </div>
    </>
  )
}
