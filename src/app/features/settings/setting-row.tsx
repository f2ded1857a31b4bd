import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'
import type { DisplaySetting, ReadingSetting, Settings } from '#contract/settings.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_SETTING_LABELS, READING_SETTING_LABELS, SETTING_OPTION_LABELS } from '../../terms/setting-labels.ts'
import { Tag } from '../../ui/tag.tsx'
import { useSettings } from '../../appearance/use-settings.ts'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import classes from './setting-row.module.css'

type ShownSettingName = DisplaySetting | ReadingSetting

/** Name and note of each setting. */
export const settingLabels = { ...DISPLAY_SETTING_LABELS, ...READING_SETTING_LABELS }

/** Whether settings have anchor ids: only on the settings page, so that a URL can point to a setting. */
export const HasSettingAnchorsContext = createContext(false)

/** Row of a setting with its note and control. */
export function SettingRow({ setting, children }: { setting: ShownSettingName; children: ReactNode }) {
  const { _ } = useMessages()
  return (
    <section className={classes.root} id={useSettingAnchor(setting)}>
      <div>
        <h3 className={classes.name}>
          <SettingName setting={setting} />
        </h3>
        <p className={classes.note}>{_(settingLabels[setting].note)}</p>
      </div>
      <div className={classes.choice}>{children}</div>
    </section>
  )
}

type Flag = { [S in ShownSettingName]: Settings[S] extends boolean ? S : never }[ShownSettingName]

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

type EnumSettingName = Exclude<keyof typeof SETTING_OPTION_LABELS, 'mode' | 'layout'>

/** Choice among the values of an enumerated setting. */
export function EnumSettingChoice({ setting }: { setting: EnumSettingName }) {
  const { _ } = useMessages()
  const chosen = useSettings()[setting]
  const change = useChangeSettings()
  const options = Object.entries(SETTING_OPTION_LABELS[setting]).map(([value, name]) => ({ value, text: _(name) }))
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

/** Name of a setting; on a phone with a tag if it only affects wide screens. */
function SettingName({ setting }: { setting: ShownSettingName }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isWide = useIsWide()
  const { name, isWideOnly } = settingLabels[setting]
  return (
    <>
      {_(name)}
      {isWideOnly && !isWide && (
        <>
          {' '}
          <Tag>{t`宽屏`}</Tag>
        </>
      )}
    </>
  )
}

function useSettingAnchor(setting: ShownSettingName): string | undefined {
  return use(HasSettingAnchorsContext) ? setting : undefined
}
