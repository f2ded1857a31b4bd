import { useState, type ComponentProps } from 'react'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useCurrentArchive } from '../../session/archives.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ArchiveAvatar } from './archive-avatar.tsx'
import classes from './archive-switcher.module.css'

export interface ArchiveSwitcherMenuProps {
  archive: ListedArchive
  /** True if the choice also changes the archive used by Today. */
  changesToday: boolean
  /** Called with the id of the archive after it was chosen. */
  onChosen: ((archiveId: string) => void) | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const ArchiveMenu = lazyComponent<ArchiveSwitcherMenuProps>(
  () => import('./archive-switcher-menu.tsx').then((file) => file.ArchiveSwitcherMenu),
  {
    isWanted: ({ isOpen }) => isOpen,
    Fallback: ({ archive, onOpen }) => <SwitcherButton archive={archive} aria-haspopup="menu" onClick={() => onOpen(true)} />,
  },
)

interface ArchiveSwitcherProps extends Pick<Partial<ArchiveSwitcherMenuProps>, 'changesToday' | 'onChosen'> {
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

/** Button that shows an archive and opens the switcher menu. Accepts button props, which the menu passes to its target. */
export function SwitcherButton({ archive, className, ...props }: { archive: ListedArchive } & ComponentProps<'button'>) {
  const { t } = useLingui()
  const names = className ? `${classes.root} ${className}` : classes.root
  return (
    <button type="button" {...props} className={names} aria-label={t`当前档案：${archive.user_name}，点按切换`}>
      <span>
        <ArchiveAvatar archive={archive} size={28} filled />
      </span>
      <span className={classes.name}>{archive.user_name}</span>
      <CaretDown size={14} className={classes.caret} />
    </button>
  )
}
