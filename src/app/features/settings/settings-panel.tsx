import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useLingui } from '@lingui/react/macro'
import { closeSettings, useIsSettingsOpen, openSettings } from '../../appearance/settings-panel.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useSettings } from '../../appearance/use-settings.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { SettingsPanelProps } from './appearance-settings.tsx'

/** All settings in a panel over the page they change. */
const SettingsPanel = lazyComponent<SettingsPanelProps>(() => import('./appearance-settings.tsx').then((file) => file.SettingsPanelFrame), {
  isWanted: ({ opened }) => opened,
})

/** The settings panel over the current page, if opened. */
export function SettingsPanelOverlay() {
  return <SettingsPanel opened={useIsSettingsOpen()} onClose={closeSettings} />
}

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
