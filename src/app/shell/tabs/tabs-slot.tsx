import { useIsWide } from '../../browser/use-is-wide.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import classes from './tabs-slot.module.css'

const OpenedTabs = lazyComponent(() => import('./opened-tabs.tsx').then((file) => file.OpenedTabs), { isWanted: () => true })

/** The row of tabs, if enabled. Reserves its height until the chunk has loaded. */
export function TabsSlot() {
  const { isUseTabsRouter, showHeader } = useSettings()
  const isWide = useIsWide()
  if (!isUseTabsRouter || !showHeader || !isWide) return null
  return (
    <div className={classes.root} data-unpictured="empty">
      <OpenedTabs />
    </div>
  )
}
