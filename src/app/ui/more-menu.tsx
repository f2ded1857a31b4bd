import { useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { MoreButton } from './more-button.tsx'
import type { MoreMenuFrameProps } from './more-menu-frame.tsx'

const MoreMenuFrame = lazyComponent<MoreMenuFrameProps>(() => import('./more-menu-frame.tsx').then((file) => file.MoreMenuFrame), {
  isWanted: ({ isOpen }) => isOpen,
  Fallback: ({ label, icon, onOpen }) => (
    <MoreButton label={label} aria-haspopup="menu" onClick={() => onOpen(true)}>
      {icon}
    </MoreButton>
  ),
})

type MoreMenuProps = Pick<MoreMenuFrameProps, 'label' | 'icon' | 'entries'> & {
  /** Whether to open on mount, because the user pressed the button before the menu had loaded. */
  isOpenAtFirst?: boolean
}

/** A button that opens a menu of actions. The menu's chunk loads when the page is idle. */
export function MoreMenu({ isOpenAtFirst = false, ...props }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return <MoreMenuFrame {...props} isOpen={isOpen} onOpen={setIsOpen} />
}
