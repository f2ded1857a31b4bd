import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SETTING_VALUES } from '../../terms/setting-labels.ts'
import { Choices } from '../../ui/choices.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { settingWords } from './setting-row.tsx'

type Valued = Exclude<keyof typeof SETTING_VALUES, 'mode' | 'layout'>

/** One of a setting's few values. */
export function ValueChoice({ setting }: { setting: Valued }) {
  const { _ } = useMessages()
  const chosen = useSettings()[setting]
  const change = useChangeSettings()
  const options = Object.entries(SETTING_VALUES[setting]).map(([value, name]) => ({ value, text: _(name) }))
  return (
    <Choices
      legend={_(settingWords[setting].name)}
      options={options}
      chosen={chosen}
      onChoose={(value) => void change({ [setting]: value })}
      look="joined"
    />
  )
}
