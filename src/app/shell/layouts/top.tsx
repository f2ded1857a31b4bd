import { SidebarSimple } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { useMessages } from '../../language/use-messages.ts'
import type { HeaderProps, LayoutParts } from '../shell-layout.ts'
import { sectionLabels } from '../sections.ts'
import { HeaderBar } from './bar.tsx'
import { BreadcrumbStrip } from './strip.tsx'
import classes from './strip.module.css'

const TopBar = (props: HeaderProps) => <HeaderBar {...props} hasToggle={false} />

/** The strip with a button that opens the side panel over the page. */
function TopStrip({ section, isPanelOpen, onTogglePanel, hasCrumbs }: HeaderProps) {
  const { _ } = useMessages()
  return (
    <BreadcrumbStrip hasCrumbs={hasCrumbs}>
      <button type="button" className={classes.panel} aria-haspopup="dialog" aria-expanded={isPanelOpen} onClick={onTogglePanel}>
        <SidebarSimple data-forward="" size={22} weight="light" />
        {_(sectionLabels[section].label)}
      </button>
    </BreadcrumbStrip>
  )
}

/** Layout `top`, with the whole navigation in the bar. */
export const parts: LayoutParts = { Bar: TopBar, Strip: TopStrip }
