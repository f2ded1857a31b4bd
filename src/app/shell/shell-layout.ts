import type { Settings } from '#contract/settings.ts'

/** Size class of the window: `isWide` from 768 px, `isDesktop` from 1024 px; both are false on a phone. */
export interface WindowSize {
  readonly isWide: boolean
  readonly isDesktop: boolean
}

/** Name of a layout; each layout has its own chunk (`layout-files.ts`). */
export type LayoutName = 'side' | 'top' | 'mix' | 'menu'

/** The parts of the shell that are shown. */
export interface ShellLayout {
  /** Name of the layout whose chunk is needed, if any. */
  readonly file: LayoutName | undefined
  /** A top bar across the window. */
  readonly hasBar: boolean
  readonly hasRail: boolean
  /** Whether the logo is in the rail instead of the bar. */
  readonly hasRailLogo: boolean
  /** Whether one button opens the navigation, because there is neither rail nor bar. */
  readonly hasMenu: boolean
  /** Whether the side panel has its place beside the page; otherwise the panel slides over the page. */
  readonly hasPanelPlace: boolean
  readonly isPanelOpen: boolean
  /** A row above the page: breadcrumbs, and in layout `top` the button of the side panel. */
  readonly hasStrip: boolean
  readonly hasCrumbs: boolean
  readonly hasTabs: boolean
  readonly footer: 'page' | 'panel' | undefined
}

/** Computes the shell's layout from the settings and the window size. On a phone only the footer setting applies. */
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
