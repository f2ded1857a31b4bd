import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { languageNames } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { PanelLink } from '../../ui/panel-link.tsx'
import { LogOutButton } from './log-out.tsx'
import classes from './account-side-panel.module.css'

/** Side panel of the settings: the user's address, links to the pages, install row and log-out button. */
export function AccountSidePanel({ install }: { install: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const session = useSession()
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{t`我的`}</h2>
      <p className={classes.email}>{session?.email}</p>
      <nav className={classes.links} aria-label={t`设置`}>
        <PanelLink to="/setting/language" note={languageNames[locale]}>{t`语言`}</PanelLink>
        <PanelLink to="/setting/appearance">{t`外观`}</PanelLink>
        <PanelLink to="/setting/reminders">{t`提醒`}</PanelLink>
        <PanelLink to="/setting/account">{t`账户与安全`}</PanelLink>
        <PanelLink to="/glossary">{t`术语`}</PanelLink>
        <PanelLink to="/setting/device-check">{t`设备检查`}</PanelLink>
        <PanelLink to="/setting/contact">{t`联系我们`}</PanelLink>
        <PanelLink to="/setting/terms">{t`服务协议`}</PanelLink>
        <PanelLink to="/setting/privacy">{t`隐私政策`}</PanelLink>
      </nav>
      <div className={classes.rest}>
        {install}
        <LogOutButton />
      </div>
    </div>
  )
}
