import type { Settings } from '#contract/settings.ts'

/** Size class of the window; both are false on a phone. */
export interface WindowSize {
  readonly isWide: boolean
  readonly isDesktop: boolean
}

/** Layouts with a chunk of their own (`layout-files.ts`). */
export type LayoutName = 'side' | 'top' | 'mix' | 'menu'

/** Which parts of the shell are shown. */
export interface ShellLayout {
  /** The layout chunk it needs, if any. */
  readonly file: LayoutName | undefined
  /** A top bar across the window. */
  readonly hasBar: boolean
  readonly hasRail: boolean
  /** Whether the logo is in the rail instead of the bar. */
  readonly hasRailLogo: boolean
  /** Without rail and bar, one button opens their content. */
  readonly hasMenu: boolean
  /** Whether the side panel is beside the page; otherwise it slides over it. */
  readonly hasPanelPlace: boolean
  readonly isPanelOpen: boolean
  /** A row above the page: breadcrumbs, and on `top` the panel's button. */
  readonly hasStrip: boolean
  readonly hasCrumbs: boolean
  readonly hasTabs: boolean
  readonly footer: 'page' | 'panel' | undefined
}

/** The shell's layout for settings and window size. On a phone only the footer setting applies. */
export function computeShellLayout(settings: Settings, { isWide, isDesktop }: WindowSize): ShellLayout {
  const { layout, splitMenu, showHeader, showBreadcrumb, isUseTabsRouter, isSidebarCompact, showFooter, isFooterAside } = settings
  const hasBar = isWide && showHeader && layout !== 'side'
  const hasRail = isWide && (layout === 'side' || (layout === 'mix' && !splitMenu))
  const hasMenu = isWide && !hasBar && !hasRail
  const hasPanelPlace = isDesktop && layout !== 'top'
  const isPanelOpen = hasPanelPlace && !isSidebarCompact
  const hasCrumbs = isWide && showHeader && showBreadcrumb
  const inHeader = hasBar || hasCrumbs ? layout : undefined
  return {
    file: hasMenu ? 'menu' : inHeader,
    hasBar,
    hasRail,
    hasRailLogo: layout === 'side',
    hasMenu,
    hasPanelPlace,
    isPanelOpen,
    hasStrip: hasCrumbs || (hasBar && layout === 'top'),
    hasCrumbs,
    hasTabs: isWide && showHeader && isUseTabsRouter,
    footer: showFooter ? (isFooterAside && isPanelOpen ? 'panel' : 'page') : undefined,
  }
}
