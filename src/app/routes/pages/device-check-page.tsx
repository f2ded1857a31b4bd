import { useLingui } from '@lingui/react/macro'
import { DeviceCheck } from '../../features/device-check/device-check.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function DeviceCheckPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`设备检查`} backTo="/setting/me">
      <DeviceCheck />
    </TitledPage>
  )
}
