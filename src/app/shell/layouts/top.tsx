import { SidebarSimple } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { useMessages } from '../../language/use-messages.ts'
import type { HeaderProps, LayoutParts } from '../layout-files.ts'
import { sectionLooks } from '../sections.ts'
import { Bar } from './bar.tsx'
import { Strip } from './strip.tsx'
import classes from './strip.module.css'

const TopBar = (props: HeaderProps) => <Bar {...props} hasToggle={false} />

/** A panel may be a long list: it slides over the page from a button with its name. */
function TopStrip({ section, isPanelOpen, onTogglePanel, hasCrumbs }: HeaderProps) {
  const { _ } = useMessages()
  return (
    <Strip hasCrumbs={hasCrumbs}>
      <button type="button" className={classes.panel} aria-haspopup="dialog" aria-expanded={isPanelOpen} onClick={onTogglePanel}>
        <SidebarSimple data-forward="" size={22} weight="light" />
        {_(sectionLooks[section].label)}
      </button>
    </Strip>
  )
}

/** Everything above, nothing at the side. */
export const parts: LayoutParts = { Bar: TopBar, Strip: TopStrip }
