import { useEffect } from 'react'
import { useSettings } from '../appearance/use-settings.ts'
import { useIsDesktop, useIsWide } from '../browser/use-is-wide.ts'
import { useStore } from '../live/external-store.ts'
import { computeShellLayout, type ShellLayout } from './shell-layout.ts'
import { loadLayout, type LayoutParts, loadedLayouts } from './layout-files.ts'

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
