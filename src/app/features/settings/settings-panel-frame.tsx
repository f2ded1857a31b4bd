import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsConfirming } from '../../ui/confirm.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SettingTools } from './setting-tools.tsx'
import { SettingParts } from './setting-parts.tsx'
import classes from './settings-panel.module.css'

export interface SettingsPanelProps {
  opened: boolean
  onClose: () => void
}

/** Frame and content of `SettingsPanel`, a lazy chunk: at the side on wide screens, at the bottom on a phone. */
export function SettingsPanelFrame({ opened, onClose }: SettingsPanelProps) {
  const { t } = useLingui()
  const isAsked = useIsConfirming()
  const [isPasting, setIsPasting] = useState(false)
  return (
    <Sheet opened={opened} onClose={onClose} title={t`显示设置`} width={400} isAside isCovered={isAsked || isPasting}>
      <SettingParts />
      <div className={classes.tools}>
        <SettingTools isPasting={isPasting} onPasting={setIsPasting} />
      </div>
    </Sheet>
  )
}
