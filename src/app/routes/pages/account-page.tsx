import { useLingui } from '@lingui/react/macro'
import { AccountSettings } from '../../features/account/account-settings.tsx'
import { BackupSection } from '../../features/backup/backup-section.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function AccountPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`账户与安全`} backTo="/setting/me">
      <AccountSettings data={<BackupSection />} />
    </TitledPage>
  )
}
