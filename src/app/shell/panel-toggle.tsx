import { SidebarSimple } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './panel-toggle.module.css'

/** Button that hides and shows the side panel. */
export function PanelToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={isOpen ? t`收起侧栏` : t`展开侧栏`} aria-expanded={isOpen} onClick={onToggle}>
      <SidebarSimple data-forward="" size={22} weight="light" className={isOpen ? undefined : classes.turned} />
    </IconButton>
  )
}
