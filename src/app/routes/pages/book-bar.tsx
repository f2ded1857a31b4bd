import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveActionsMenu, ArchiveTags, EditButton } from './archive-parts.tsx'
import classes from './book-bar.module.css'

/**
 * Header of a book: archive switcher, tags and actions. With a side panel, which lists the archives, the plain name replaces the
 * switcher.
 */
export function BookBar({ archive }: { archive: ListedArchive }) {
  const navigate = useNavigate()
  const isDesktop = useIsDesktop()
  const hasPanel = useHasSidePanel()
  const turnTo = (archiveId: string) => void navigate({ to: '/archive/index', search: { archiveId } })
  return (
    <header className={classes.root}>
      {hasPanel ? <strong className={classes.name}>{archive.user_name}</strong> : <ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      <ArchiveTags archive={archive} />
      <div className={classes.actions}>
        <EditButton archive={archive} />
        {!isDesktop && <ArchiveActionsMenu archive={archive} />}
      </div>
    </header>
  )
}
