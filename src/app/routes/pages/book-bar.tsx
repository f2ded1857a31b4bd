import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { useHasPanelBeside } from '../../appearance/use-has-panel.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveMore, ArchiveTags, EditButton } from './archive-parts.tsx'
import classes from './book-bar.module.css'

/** Whose book it is and what can be done with the archive. Beside the list of all only the name is left to say. */
export function BookBar({ archive }: { archive: ListedArchive }) {
  const navigate = useNavigate()
  const isDesktop = useIsDesktop()
  const hasPanel = useHasPanelBeside()
  const turnTo = (archiveId: string) => void navigate({ to: '/archive/index', search: { archiveId } })
  return (
    <header className={classes.root}>
      {hasPanel ? <strong className={classes.name}>{archive.user_name}</strong> : <ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      <ArchiveTags archive={archive} />
      <div className={classes.actions}>
        <EditButton archive={archive} />
        {!isDesktop && <ArchiveMore archive={archive} />}
      </div>
    </header>
  )
}
