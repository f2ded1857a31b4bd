import { closeSettings, useIsSettingsOpened } from '../../appearance/settings-panel.ts'
import { SettingsPanel } from './settings-panel.tsx'

/** The settings where they were asked for, over whatever page stands. */
export function OpenedSettings() {
  return <SettingsPanel opened={useIsSettingsOpened()} onClose={closeSettings} />
}
