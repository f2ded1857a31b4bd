import { useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useCurrentArchive } from '../../session/archives.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ArchiveMenuProps } from './archive-menu.tsx'
import { SwitcherButton } from './switcher-button.tsx'
import classes from './archive-switcher.module.css'

const ArchiveMenu = lazyComponent<ArchiveMenuProps>(() => import('./archive-menu.tsx').then((file) => file.ArchiveMenu), {
  isWanted: ({ isOpen }) => isOpen,
  Fallback: ({ archive, onOpen }) => <SwitcherButton archive={archive} aria-haspopup="menu" onClick={() => onOpen(true)} />,
})

interface ArchiveSwitcherProps extends Pick<Partial<ArchiveMenuProps>, 'changesToday' | 'onChosen'> {
  /** Shown archive; defaults to the current archive. */
  shown?: ListedArchive | null | undefined
}

/** Button with the shown archive and a menu to switch to another. */
export function ArchiveSwitcher({ shown, changesToday = false, onChosen }: ArchiveSwitcherProps) {
  const current = useCurrentArchive()
  const [isOpen, setIsOpen] = useState(false)
  const archive = shown ?? current
  if (!archive) return <span className={classes.root} />
  return <ArchiveMenu archive={archive} changesToday={changesToday} onChosen={onChosen} isOpen={isOpen} onOpen={setIsOpen} />
}
