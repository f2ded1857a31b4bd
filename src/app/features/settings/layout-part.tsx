import { type DisplaySetting, LAYOUTS } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_LABELS, SETTING_VALUES } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SettingRow, SwitchSetting, ValueChoice } from './setting-row.tsx'
import { LayoutPicture } from './layout-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'

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
        <ValueChoice setting="sideMode" />
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
    name: _(SETTING_VALUES.layout[layout]),
    picture: <LayoutPicture layout={layout} isSplit={splitMenu} />,
  }))
  return (
    <PictureChoice
      legend={_(DISPLAY_LABELS.layout.name)}
      options={options}
      chosen={chosen}
      onChoose={(layout) => void change({ layout })}
    />
  )
}
