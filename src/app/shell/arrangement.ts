import type { Settings } from '#contract/settings.ts'

/** How much room a window gives: a phone's is neither wide nor a desktop's. */
export interface Room {
  readonly isWide: boolean
  readonly isDesktop: boolean
}

/** Files of what only some arrangements have (`layout-files.ts`). */
export type LayoutName = 'side' | 'top' | 'mix' | 'menu'

/** What stands where around a page. */
export interface Arrangement {
  /** The file that it needs besides the shell's own. */
  readonly file: LayoutName | undefined
  /** A bar across the window, over everything. */
  readonly hasBar: boolean
  readonly hasRail: boolean
  /** On the other layouts the mark stands in the bar. */
  readonly hasRailLogo: boolean
  /** Neither rail nor bar leads anywhere: one button opens both's content. */
  readonly hasMenu: boolean
  /** The side panel has a place of its own beside the page; otherwise it slides over it. */
  readonly hasPanelPlace: boolean
  readonly isPanelOpen: boolean
  /** A row over the page: where one is, on `top` the way to the panel, too. */
  readonly hasStrip: boolean
  readonly hasCrumbs: boolean
  readonly hasTabs: boolean
  readonly footer: 'page' | 'panel' | undefined
}

/** On a phone a bar at the foot leads everywhere: of all settings only that of the footer holds there. */
export function arrange(settings: Settings, { isWide, isDesktop }: Room): Arrangement {
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
