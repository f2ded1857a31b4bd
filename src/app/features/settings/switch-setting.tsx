import type { Settings } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SettingName, settingWords, type ShownSetting, useAnchor } from './setting-row.tsx'

type Flag = { [S in ShownSetting]: Settings[S] extends boolean ? S : never }[ShownSetting]

/** A setting that is on or off, with its sentence. */
export function SwitchSetting({ setting }: { setting: Flag }) {
  const { _ } = useMessages()
  const isOn = useSettings()[setting]
  const change = useChangeSettings()
  return (
    <div id={useAnchor(setting)}>
      <SwitchRow checked={isOn} detail={_(settingWords[setting].note)} onChange={(on) => void change({ [setting]: on })}>
        <SettingName setting={setting} />
      </SwitchRow>
    </div>
  )
}
