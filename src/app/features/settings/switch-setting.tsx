import type { Settings } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SettingName, settingLabels, type ShownSetting, useSettingAnchor } from './setting-row.tsx'

type Flag = { [S in ShownSetting]: Settings[S] extends boolean ? S : never }[ShownSetting]

/** Row of a boolean setting. */
export function SwitchSetting({ setting }: { setting: Flag }) {
  const { _ } = useMessages()
  const isOn = useSettings()[setting]
  const change = useChangeSettings()
  return (
    <div id={useSettingAnchor(setting)}>
      <SwitchRow checked={isOn} detail={_(settingLabels[setting].note)} onChange={(on) => void change({ [setting]: on })}>
        <SettingName setting={setting} />
      </SwitchRow>
    </div>
  )
}
