import { closeSettings, useIsSettingsOpen } from '../../appearance/settings-panel.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SettingsPanelProps } from './settings-panel-frame.tsx'

/** All settings in a panel over the page they change. */
const SettingsPanel = lazyComponent<SettingsPanelProps>(
  () => import('./settings-panel-frame.tsx').then((file) => file.SettingsPanelFrame),
  { isWanted: ({ opened }) => opened },
)

/** The settings panel over the current page, if opened. */
export function OpenedSettings() {
  return <SettingsPanel opened={useIsSettingsOpen()} onClose={closeSettings} />
}
