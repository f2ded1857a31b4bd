import type { ComponentType, ReactNode } from 'react'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { storage } from '../browser/storage.ts'
import { withMessages } from '../language/i18n.ts'
import { externalStore } from '../live/external-store.ts'
import { arrange, type LayoutName } from './arrangement.ts'
import type { Section } from './sections.ts'

export interface HeaderProps {
  section: Section
  /** The five sections stand in the bar. */
  hasSections: boolean
  hasPanelPlace: boolean
  isPanelOpen: boolean
  onTogglePanel: () => void
  /** Buttons that every page has. */
  tools: ReactNode
  hasCrumbs: boolean
}

export interface MenuListProps {
  section: Section
  hasPanel: boolean
  tools: ReactNode
  /** The section's panel, unless it stands beside the page. */
  children: ReactNode
}

/** What a layout has that the others have not. */
export interface LayoutParts {
  /** Across the window. */
  Bar?: ComponentType<HeaderProps>
  /** Over the page. */
  Strip?: ComponentType<HeaderProps>
  /** The one button of a page without a header. */
  MenuButton?: ComponentType<{ isOpen: boolean; onOpen: () => void }>
  /** What that button opens. */
  MenuList?: ComponentType<MenuListProps>
}

// Each comes for who has chosen it.
const files: Record<LayoutName, () => Promise<{ parts: LayoutParts }>> = {
  side: () => withMessages(import('./layouts/side.tsx')),
  top: () => withMessages(import('./layouts/top.tsx')),
  mix: () => withMessages(import('./layouts/mix.tsx')),
  menu: () => withMessages(import('./layouts/menu.tsx')),
}

/** Those that have come. */
export const layouts = externalStore<{ readonly [Name in LayoutName]?: LayoutParts }>({})

export async function bringLayout(name: LayoutName): Promise<void> {
  const { parts } = await files[name]()
  layouts.set({ ...layouts.get(), [name]: parts })
}

/**
 * The file that the settings ask for as they were shown last, before the first frame is drawn: nothing moves when it
 * has come. Without it the page stands in the layout that needs none.
 */
export async function bringFirstLayout(): Promise<void> {
  const settings: Settings = { ...defaultSettings, ...storage.settings() }
  const room = { isWide: matchMedia('(min-width: 768px)').matches, isDesktop: matchMedia('(min-width: 1024px)').matches }
  const { file } = arrange(settings, room)
  if (file) await bringLayout(file).catch(() => undefined)
}
