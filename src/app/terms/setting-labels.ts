import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisplaySetting, ReadingSetting, Settings } from '#contract/settings.ts'

interface SettingLabels {
  readonly name: MessageDescriptor
  /** One-sentence description. */
  readonly note: MessageDescriptor
  /** Whether the setting has no effect on phones, whose navigation is always at the bottom. */
  readonly isWideOnly?: true
}

/** Labels of the fourteen display settings (P-03). */
export const DISPLAY_SETTING_LABELS: Record<DisplaySetting, SettingLabels> = {
  showFooter: { name: msg`页脚`, note: msg`每页末尾写一行声明与联系办法。` },
  isSidebarCompact: { name: msg`收窄侧栏`, note: msg`侧栏只留一列图标，正文更宽。`, isWideOnly: true },
  showBreadcrumb: { name: msg`路径`, note: msg`页首写明身在何处，点一下就回到上一层。`, isWideOnly: true },
  mode: { name: msg`明暗`, note: msg`浅色、深色，或随系统切换。` },
  layout: { name: msg`布局`, note: msg`导航在左侧、在上方，或两处都有。`, isWideOnly: true },
  splitMenu: { name: msg`分割菜单`, note: msg`混合布局里，五个部分在上方，各自的内容在左侧。`, isWideOnly: true },
  sideMode: { name: msg`侧栏明暗`, note: msg`正文浅色时，侧栏也可以是深色。`, isWideOnly: true },
  isFooterAside: { name: msg`页脚在侧栏`, note: msg`声明不在正文末尾，移到侧栏底部。`, isWideOnly: true },
  isSidebarFixed: { name: msg`固定侧栏`, note: msg`正文滚动时，侧栏留在原处。`, isWideOnly: true },
  isHeaderFixed: { name: msg`固定页首`, note: msg`正文滚动时，页首留在原处；标签总在。`, isWideOnly: true },
  isUseTabsRouter: { name: msg`标签页`, note: msg`打开过的页面排成一行标签，来回切换不丢位置。`, isWideOnly: true },
  showHeader: { name: msg`页首`, note: msg`页首放路径、标签与查找。`, isWideOnly: true },
  brandTheme: { name: msg`主色`, note: msg`按钮、选中与书衣的颜色。` },
  showSettingPanel: { name: msg`设置按钮`, note: msg`页面上留一个按钮，随时打开显示设置。` },
}

/** Labels of the reading settings and of the defaults for new archives. */
export const READING_SETTING_LABELS: Record<ReadingSetting, SettingLabels> = {
  readerLevel: { name: msg`深浅`, note: msg`命书写到多深。` },
  readerSize: { name: msg`字号`, note: msg`命书正文的大小。` },
  readerFace: { name: msg`字体`, note: msg`正文用宋体或黑体。` },
  verticalText: { name: msg`竖排`, note: msg`标题与短句竖着写。` },
  timeFormat: { name: msg`时间`, note: msg`一天随语言写，或写成二十四小时，或上下午各十二小时。` },
  ageNumerals: { name: msg`岁数`, note: msg`大运各步的岁数用数字，或用汉字。` },
  newSolarTime: { name: msg`新档案的钟点`, note: msg`新建档案时，按真太阳时或按钟表时间定时柱。` },
  newZi: { name: msg`新档案的子时`, note: msg`新建档案时，日柱从二十三点起换，或从零点起换。` },
}

/** Labels of the options of settings that are not a switch, a number or a colour. */
export const SETTING_OPTION_LABELS = {
  mode: { light: msg`浅色`, dark: msg`深色`, auto: msg`自动` },
  layout: {
    side: msg({ message: '侧边', context: 'layout' }),
    top: msg({ message: '顶部', context: 'layout' }),
    mix: msg({ message: '混合', context: 'layout' }),
  },
  sideMode: { light: msg`浅色`, dark: msg`深色` },
  readerFace: { song: msg`宋体`, hei: msg`黑体` },
  timeFormat: { auto: msg({ message: '随语言', context: 'hours' }), 24: msg`24 小时`, 12: msg`12 小时` },
  ageNumerals: { figures: msg({ message: '数字', context: 'ages' }), characters: msg({ message: '汉字', context: 'ages' }) },
  newZi: { 23: msg`二十三点换日`, 24: msg`零点换日` },
} satisfies { readonly [S in keyof Settings]?: Readonly<Record<string & Settings[S], MessageDescriptor>> }
