import type { DisplaySetting } from '#contract/settings.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { SettingRow } from './setting-row.tsx'
import { SwitchSetting } from './switch-setting.tsx'
import { ValueChoice } from './value-choice.tsx'

type Switched = Exclude<DisplaySetting, 'mode' | 'layout' | 'sideMode' | 'brandTheme'>

// In the order of the page: the edge, the head, the foot.
const switched: readonly Switched[] = [
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

/** Where navigation stands, and what else stands around a page. */
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
      {switched.map((setting) => (
        <SwitchSetting key={setting} setting={setting} />
      ))}
    </>
  )
}
