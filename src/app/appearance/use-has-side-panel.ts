import { useIsDesktop } from '../browser/use-is-wide.ts'
import { useSettings } from './use-settings.ts'

/** Whether the side panel is visible beside the page, so that the page need not repeat its content. */
export function useHasSidePanel(): boolean {
  const isDesktop = useIsDesktop()
  const { layout, isSidebarCompact } = useSettings()
  return isDesktop && layout !== 'top' && !isSidebarCompact
}
