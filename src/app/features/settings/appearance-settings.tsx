import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useIsConfirming } from '../../ui/confirm.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { AllSettingParts } from './setting-parts.tsx'
import { HasSettingAnchorsContext } from './setting-row.tsx'
import { SettingTools } from './setting-tools.tsx'
import classes from './appearance-settings.module.css'

/** Settings page. */
export function AppearanceSettings() {
  const [isPasting, setIsPasting] = useState(false)
  return (
    <>
      <HasSettingAnchorsContext value={true}>
        <AllSettingParts />
      </HasSettingAnchorsContext>
      <div className={classes.tools}>
        <SettingTools isPasting={isPasting} onPasting={setIsPasting} />
      </div>
    </>
  )
}

export interface SettingsPanelProps {
  opened: boolean
  onClose: () => void
}

/** The same settings in a panel over the page: at the side on wide screens, at the bottom on a phone. */
export function SettingsPanelFrame({ opened, onClose }: SettingsPanelProps) {
  const { t } = useLingui()
  const isAsked = useIsConfirming()
  const [isPasting, setIsPasting] = useState(false)
  return (
    <Sheet opened={opened} onClose={onClose} title={t`显示设置`} width={400} isAside isCovered={isAsked || isPasting}>
      <AllSettingParts />
      <div className={classes.panelTools}>
        <SettingTools isPasting={isPasting} onPasting={setIsPasting} />
      </div>
    </Sheet>
  )
}
