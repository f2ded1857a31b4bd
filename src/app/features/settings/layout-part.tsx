import type { DisplaySetting } from '#contract/settings.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { SettingRow } from './setting-row.tsx'
import { SwitchSetting } from './switch-setting.tsx'
import { ValueChoice } from './value-choice.tsx'

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
