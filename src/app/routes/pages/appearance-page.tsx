import { useLingui } from '@lingui/react/macro'
import { AppearanceSettings } from '../../features/settings/appearance-settings.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function AppearancePage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`外观`} backTo="/setting/me">
      <AppearanceSettings />
    </TitledPage>
  )
}
