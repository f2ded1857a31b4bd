import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SettingsPanelProps } from './settings-panel-frame.tsx'

/** All settings of looks and reading, laid over the page that they change. */
export const SettingsPanel = lazyComponent<SettingsPanelProps>(
  () => import('./settings-panel-frame.tsx').then((file) => file.SettingsPanelFrame),
  { isWanted: ({ opened }) => opened },
)
