import { useState } from 'react'
import { SettingParts } from './setting-parts.tsx'
import { AnchorsContext } from './setting-row.tsx'
import { SettingTools } from './setting-tools.tsx'
import classes from './appearance-settings.module.css'

/** Settings page, with the same settings as the panel. */
export function AppearanceSettings() {
  const [isPasting, setIsPasting] = useState(false)
  return (
    <>
      <AnchorsContext value={true}>
        <SettingParts />
      </AnchorsContext>
      <div className={classes.tools}>
        <SettingTools isPasting={isPasting} onPasting={setIsPasting} />
      </div>
    </>
  )
}
