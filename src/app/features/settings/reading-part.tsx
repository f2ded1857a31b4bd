import { useLingui } from '@lingui/react/macro'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { ReaderLevelPicker, ReaderSizePicker } from '../../reader/reading-options.tsx'
import { READING_SETTING_LABELS } from '../../terms/setting-labels.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SettingRow, SwitchSetting, EnumSettingChoice } from './setting-row.tsx'

/** Settings for reading, times and ages, and the defaults of new archives. */
export function ReadingPart() {
  const { isVertical, readsHan } = writingSystems[useMessages().locale]
  return (
    <>
      <SettingRow setting="readerLevel">
        <ReaderLevelPicker />
      </SettingRow>
      <SettingRow setting="readerSize">
        <ReaderSizePicker />
      </SettingRow>
      <SettingRow setting="readerFace">
        <EnumSettingChoice setting="readerFace" />
      </SettingRow>
      {isVertical && <SwitchSetting setting="verticalText" />}
      <SettingRow setting="timeFormat">
        <EnumSettingChoice setting="timeFormat" />
      </SettingRow>
      {readsHan && (
        <SettingRow setting="ageNumerals">
          <EnumSettingChoice setting="ageNumerals" />
        </SettingRow>
      )}
      <SettingRow setting="newSolarTime">
        <ClockChoice />
      </SettingRow>
      <SettingRow setting="newZi">
        <EnumSettingChoice setting="newZi" />
      </SettingRow>
    </>
  )
}

/** Choice of solar or clock time for the hour pillar of new archives. */
function ClockChoice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { newSolarTime } = useSettings()
  const change = useChangeSettings()
  const options = [
    { value: 'solar', text: t`真太阳时` },
    { value: 'civil', text: t`钟表时间` },
  ]
  return (
    <ChoiceGroup
      legend={_(READING_SETTING_LABELS.newSolarTime.name)}
      options={options}
      chosen={newSolarTime ? 'solar' : 'civil'}
      onChoose={(clock) => void change({ newSolarTime: clock === 'solar' })}
      variant="joined"
    />
  )
}
