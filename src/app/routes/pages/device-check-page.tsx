import { useLingui } from '@lingui/react/macro'
import { useVoices, voicesFor } from '../../features/listen/aloud/voices.ts'
import { useWords } from '../../language/use-words.ts'
import { DeviceCheck } from '../../features/device-check/device-check.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function DeviceCheckPage() {
  const { t } = useLingui()
  const { locale } = useWords()
  const all = useVoices()
  return (
    <TitledPage title={t`设备检查`} backTo="/setting/me">
      <DeviceCheck voices={all && voicesFor(locale, all).length} />
    </TitledPage>
  )
}
