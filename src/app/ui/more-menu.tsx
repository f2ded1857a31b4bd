import { useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { MoreButton } from './more-button.tsx'
import type { MoreMenuFrameProps } from './more-menu-frame.tsx'

const MoreMenuFrame = lazyComponent<MoreMenuFrameProps>(() => import('./more-menu-frame.tsx').then((file) => file.MoreMenuFrame), {
  isWanted: ({ isOpen }) => isOpen,
  Until: ({ label, icon, onOpen }) => (
    <MoreButton label={label} aria-haspopup="menu" onClick={() => onOpen(true)}>
      {icon}
    </MoreButton>
  ),
})

type MoreMenuProps = Pick<MoreMenuFrameProps, 'label' | 'icon' | 'entries'> & {
  /** It was asked for before it was there. */
  isOpenAtFirst?: boolean
}

/** Three dots that open a short list of what else can be done; the list's library is fetched when the page is idle. */
export function MoreMenu({ isOpenAtFirst = false, ...props }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return <MoreMenuFrame {...props} isOpen={isOpen} onOpen={setIsOpen} />
}
