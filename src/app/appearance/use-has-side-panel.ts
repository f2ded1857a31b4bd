import { useIsDesktop } from '../browser/use-is-wide.ts'
import { useSettings } from './use-settings.ts'

/** Returns whether the side panel is visible beside the page; the page then need not repeat its content. */
export function useHasSidePanel(): boolean {
  const isDesktop = useIsDesktop()
  const { layout, isSidebarCompact } = useSettings()
  return isDesktop && layout !== 'top' && !isSidebarCompact
}
