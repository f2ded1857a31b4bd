import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { archivePillarsOf, useArchives } from '../../session/archives.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import { languageNames } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { RowLink } from '../../ui/row.tsx'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import classes from './account.module.css'

/** Shows the seal and name of the user's own archive, and the account's email address. */
export function AccountHeader() {
  const session = useSession()
  const archives = useArchives()
  const own = archives?.find(({ type }) => type === 0)
  return (
    <div className={classes.head}>
      {own && <PillarSeal pillars={archivePillarsOf(own)} size={48} filled />}
      <div className={classes.who}>
        {own && <p className={classes.name}>{own.user_name}</p>}
        <p className={classes.email}>{session?.email}</p>
      </div>
    </div>
  )
}

/** Links to the settings pages, followed by `children`; renders nothing where the side panel shows these links. */
export function AccountLinks({ children }: { children: ReactNode }) {
  if (useHasSidePanel()) return null
  return (
    <>
      <MeLinks />
      {children}
    </>
  )
}

/** Links to the settings pages. */
function MeLinks() {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    // The label differs from the one of the side panel's `nav`, because landmarks must be distinguishable.
    <nav aria-label={t`我的`}>
      <RowLink to="/setting/language" end={languageNames[locale]}>{t`语言`}</RowLink>
      <RowLink to="/setting/reminders">{t`提醒`}</RowLink>
      <RowLink to="/setting/account">{t`账户与安全`}</RowLink>
      <RowLink to="/glossary">{t`术语`}</RowLink>
      <RowLink to="/setting/device-check">{t`设备检查`}</RowLink>
      <RowLink to="/setting/contact">{t`联系我们`}</RowLink>
      <RowLink to="/setting/terms">{t`服务协议`}</RowLink>
      <RowLink to="/setting/privacy">{t`隐私政策`}</RowLink>
    </nav>
  )
}
