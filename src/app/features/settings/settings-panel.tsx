import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { SettingsPanelProps } from './settings-panel-frame.tsx'

/** All settings of looks and reading, laid over the page that they change. */
export const SettingsPanel = fetchedLater<SettingsPanelProps>(
  () => import('./settings-panel-frame.tsx').then((file) => file.SettingsPanelFrame),
  { isWanted: ({ opened }) => opened },
)
