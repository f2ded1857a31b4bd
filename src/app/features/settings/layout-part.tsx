import { type DisplaySetting, LAYOUTS } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_SETTING_LABELS, SETTING_OPTION_LABELS } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SettingRow, SwitchSetting, EnumSettingChoice } from './setting-row.tsx'
import { LayoutPicture } from './layout-picture.tsx'
import { ThumbnailRadioGroup } from './thumbnail-radio-group.tsx'

type SwitchName = Exclude<DisplaySetting, 'mode' | 'layout' | 'sideMode' | 'brandTheme'>

// In page order: sidebar, header, footer.
const SWITCHES: readonly SwitchName[] = [
  'isSidebarCompact',
  'isSidebarFixed',
  'showHeader',
  'isHeaderFixed',
  'showBreadcrumb',
  'isUseTabsRouter',
  'showFooter',
  'isFooterAside',
  'showSettingPanel',
]

/** Settings for navigation and page frame. */
export function LayoutPart() {
  return (
    <>
      <SettingRow setting="layout">
        <LayoutChoice />
      </SettingRow>
      <SwitchSetting setting="splitMenu" />
      <SettingRow setting="sideMode">
        <EnumSettingChoice setting="sideMode" />
      </SettingRow>
      {SWITCHES.map((setting) => (
        <SwitchSetting key={setting} setting={setting} />
      ))}
    </>
  )
}

/** Choice of the navigation layout. */
function LayoutChoice() {
  const { _ } = useMessages()
  const { layout: chosen, splitMenu } = useSettings()
  const change = useChangeSettings()
  const options = LAYOUTS.map((layout) => ({
    value: layout,
    name: _(SETTING_OPTION_LABELS.layout[layout]),
    picture: <LayoutPicture layout={layout} isSplit={splitMenu} />,
  }))
  return (
    <ThumbnailRadioGroup
      legend={_(DISPLAY_SETTING_LABELS.layout.name)}
      options={options}
      chosen={chosen}
      onChoose={(layout) => void change({ layout })}
    />
  )
}
