import type { ComponentType, ReactNode } from 'react'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { withMessages } from '../language/i18n.ts'
import { createExternalStore } from '../live/external-store.ts'
import { computeShellLayout, type LayoutName } from './shell-layout.ts'
import type { Section } from './sections.ts'

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
export const loadedLayouts = createExternalStore<{ readonly [Name in LayoutName]?: LayoutParts }>({})

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
