import { useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useCurrentArchive } from '../../session/archives.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ArchiveMenuProps } from './archive-menu.tsx'
import { SwitcherButton } from './switcher-button.tsx'
import classes from './archive-switcher.module.css'

const ArchiveMenu = lazyComponent<ArchiveMenuProps>(() => import('./archive-menu.tsx').then((file) => file.ArchiveMenu), {
  isWanted: ({ isOpen }) => isOpen,
  Until: ({ archive, onOpen }) => <SwitcherButton archive={archive} aria-haspopup="menu" onClick={() => onOpen(true)} />,
})

interface ArchiveSwitcherProps extends Pick<Partial<ArchiveMenuProps>, 'turnsToday' | 'onChosen'> {
  /** The current archive without it. */
  shown?: ListedArchive | null | undefined
}

/** Whose day or chart this is, and a way to turn to someone else. */
export function ArchiveSwitcher({ shown, turnsToday = false, onChosen }: ArchiveSwitcherProps) {
  const current = useCurrentArchive()
  const [isOpen, setIsOpen] = useState(false)
  const archive = shown ?? current
  if (!archive) return <span className={classes.root} />
  return <ArchiveMenu archive={archive} turnsToday={turnsToday} onChosen={onChosen} isOpen={isOpen} onOpen={setIsOpen} />
}
