import { useLingui } from '@lingui/react/macro'
import { useVoices, rankVoices } from '../../features/listen/read-aloud/voices.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DeviceCheck } from '../../features/device-check/device-check.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function DeviceCheckPage() {
  const { t } = useLingui()
  const { locale } = useMessages()
  const all = useVoices()
  return (
    <TitledPage title={t`设备检查`} backTo="/setting/me">
      <DeviceCheck voices={all && rankVoices(locale, all).length} />
    </TitledPage>
  )
}
