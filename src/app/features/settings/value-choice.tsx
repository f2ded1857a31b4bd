import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SETTING_VALUES } from '../../terms/setting-labels.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { settingLabels } from './setting-row.tsx'

type EnumSettingName = Exclude<keyof typeof SETTING_VALUES, 'mode' | 'layout'>

/** Choice among the values of an enumerated setting. */
export function ValueChoice({ setting }: { setting: EnumSettingName }) {
  const { _ } = useMessages()
  const chosen = useSettings()[setting]
  const change = useChangeSettings()
  const options = Object.entries(SETTING_VALUES[setting]).map(([value, name]) => ({ value, text: _(name) }))
  return (
    <ChoiceGroup
      legend={_(settingLabels[setting].name)}
      options={options}
      chosen={chosen}
      onChoose={(value) => void change({ [setting]: value })}
      variant="joined"
    />
  )
}
