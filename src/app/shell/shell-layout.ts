import type { Settings } from '#contract/settings.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { defaultSettings } from '#contract/default-settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { withMessages } from '../language/i18n.ts'
import { createExternalStore, useStore } from '../live/external-store.ts'
import type { Section } from './sections.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useIsDesktop, useIsWide } from '../browser/use-is-wide.ts'

/** Size class of the window: `isWide` from 768 px, `isDesktop` from 1024 px; both are false on a phone. */
interface WindowSizeClass {
  readonly isWide: boolean
  readonly isDesktop: boolean
}

/** Name of a layout; each layout has its own chunk. */
type LayoutName = 'side' | 'top' | 'mix' | 'menu'

/** The parts of the shell that are shown. */
interface ShellLayout {
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
function computeShellLayout(settings: Settings, { isWide, isDesktop }: WindowSizeClass): ShellLayout {
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

export interface HeaderProps {
  section: Section
  /** Whether the bar contains the links to the five sections. */
  hasSections: boolean
  hasPanelPlace: boolean
  isPanelOpen: boolean
  onTogglePanel: () => void
  /** Buttons shown on every page. */
  tools: ReactNode
  hasCrumbs: boolean
}

export interface MenuListProps {
  section: Section
  hasPanel: boolean
  tools: ReactNode
  /** The section's panel, unless the panel is beside the page. */
  children: ReactNode
}

/** Components of one shell layout; a missing one is not rendered. */
export interface LayoutParts {
  /** Top bar across the window. */
  Bar?: ComponentType<HeaderProps>
  /** Row above the page. */
  Strip?: ComponentType<HeaderProps>
  /** Button that opens the navigation in a layout without bar and rail. */
  MenuButton?: ComponentType<{ isOpen: boolean; onOpen: () => void }>
  /** Navigation that `MenuButton` opens. */
  MenuList?: ComponentType<MenuListProps>
}

// Loaders of the layouts: one chunk per layout.
const files: Record<LayoutName, () => Promise<{ parts: LayoutParts }>> = {
  side: () => withMessages(import('./layouts/side.tsx')),
  top: () => withMessages(import('./layouts/top.tsx')),
  mix: () => withMessages(import('./layouts/mix.tsx')),
  menu: () => withMessages(import('./layouts/menu.tsx')),
}

/** The layouts loaded so far. */
const loadedLayouts = createExternalStore<{ readonly [Name in LayoutName]?: LayoutParts }>({})

export async function loadLayout(name: LayoutName): Promise<void> {
  const { parts } = await files[name]()
  loadedLayouts.set({ ...loadedLayouts.get(), [name]: parts })
}

/**
 * Loads the layout of the stored settings before the first render, to avoid a layout shift. After a failure the shell uses the layout
 * without a chunk.
 */
export async function loadFirstLayout(): Promise<void> {
  const settings: Settings = { ...defaultSettings, ...browserStorage.getSettings() }
  const room = { isWide: matchMedia('(min-width: 768px)').matches, isDesktop: matchMedia('(min-width: 1024px)').matches }
  const { file } = computeShellLayout(settings, room)
  if (file) await loadLayout(file).catch(() => undefined)
}

const NONE: LayoutParts = {}

/**
 * Returns the layout to render with its components. Until its chunk has loaded, that is the `side` layout without header, which needs
 * no chunk.
 */
export function useShellLayout(): ShellLayout & { readonly parts: LayoutParts } {
  const settings = useSettings()
  const room = { isWide: useIsWide(), isDesktop: useIsDesktop() }
  const target = computeShellLayout(settings, room)
  const { file } = target
  const parts = useStore(loadedLayouts, (known) => (file ? known[file] : NONE))
  useEffect(() => {
    if (file && !parts) loadLayout(file).catch(() => undefined)
  }, [file, parts])
  if (parts) return { ...target, parts }
  return { ...computeShellLayout({ ...settings, layout: 'side', showHeader: false }, room), parts: NONE }
}
