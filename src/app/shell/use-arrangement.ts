import { useEffect } from 'react'
import { useSettings } from '../appearance/use-settings.ts'
import { useIsDesktop, useIsWide } from '../browser/use-is-wide.ts'
import { useStore } from '../live/external-store.ts'
import { arrange, type Arrangement } from './arrangement.ts'
import { bringLayout, type LayoutParts, layouts } from './layout-files.ts'

const NONE: LayoutParts = {}

/** What stands where now, with the parts for it. Until a layout's file has come, as without a header at the side, which needs none. */
export function useArrangement(): Arrangement & { readonly parts: LayoutParts } {
  const settings = useSettings()
  const room = { isWide: useIsWide(), isDesktop: useIsDesktop() }
  const wanted = arrange(settings, room)
  const { file } = wanted
  const parts = useStore(layouts, (known) => (file ? known[file] : NONE))
  useEffect(() => {
    if (file && !parts) bringLayout(file).catch(() => undefined)
  }, [file, parts])
  if (parts) return { ...wanted, parts }
  return { ...arrange({ ...settings, layout: 'side', showHeader: false }, room), parts: NONE }
}
