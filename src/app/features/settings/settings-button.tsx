import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useLingui } from '@lingui/react/macro'
import { openSettings } from '../../appearance/settings-panel.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Button that opens the settings panel; hidden unless enabled in the settings. */
export function SettingsButton() {
  const { t } = useLingui()
  const { showSettingPanel } = useSettings()
  if (!showSettingPanel) return null
  return (
    <IconButton label={t`显示设置`} aria-haspopup="dialog" onClick={openSettings}>
      <SlidersHorizontal size={22} weight="light" />
    </IconButton>
  )
}
