import { useIsDesktop } from '../browser/use-is-wide.ts'
import { useSettings } from './use-settings.ts'

/** The section's side panel stands beside the page: nothing that it says need be said again. */
export function useHasPanelBeside(): boolean {
  const isDesktop = useIsDesktop()
  const { layout, isSidebarCompact } = useSettings()
  return isDesktop && layout !== 'top' && !isSidebarCompact
}
