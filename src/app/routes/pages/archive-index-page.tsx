import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchive } from '../../session/archives.ts'
import { ArchivesPage } from '../../features/archives/archive-list.tsx'
import { GlossaryLink } from '../../glossary/glossary-link.tsx'
import { BookContents } from '../../features/book/contents/book-contents.tsx'
import { useBookRefresh } from '../../features/book/contents/use-book-refresh.ts'
import { LazyPodcastRow } from '../../features/listen/lazy.tsx'
import { LazyMembershipCrown } from '../../features/shop/lazy.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveMissing } from './archive-missing.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { FateBookCardProps } from './fate-book-card.tsx'
import { useSetCurrentArchive } from './use-set-current-archive.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { ArchiveActionsMenu, ArchiveTags, EditArchiveButton } from './archive-parts.tsx'
import classes from './archive-index-page.module.css'

const route = getRouteApi('/shell/archive/index')

const always = { isWanted: () => true }

const LazyBookCard = lazyComponent<FateBookCardProps>(() => import('./fate-book-card.tsx').then((file) => file.FateBookCard), always)

const LazyUnlockedView = lazyComponent<{ archiveId: string }>(
  () => import('../../features/book/unlock/unlocked-view.tsx').then((file) => file.UnlockedView),
  always,
)

/** The Book section: the book of `archiveId`. Without `archiveId`: the list of archives on a phone, else the current archive's book. */
export function ArchiveIndexPage() {
  const { archiveId } = route.useSearch()
  const isDesktop = useIsDesktop()
  return !archiveId && !isDesktop ? <ArchivesPage crown={<LazyMembershipCrown />} /> : <ArchiveBook archiveId={archiveId} />
}

function ArchiveBook({ archiveId }: { archiveId: string | undefined }) {
  const archive = useArchive(archiveId)
  useSetCurrentArchive(archive?.archive_id === archiveId ? archiveId : undefined)
  if (archive === undefined) return null
  if (archive === null) return <ArchiveMissing />
  return <OpenedBook archive={archive} />
}

/** The table of contents, or the card in the address. */
function OpenedBook({ archive }: { archive: ListedArchive }) {
  const { card, version, opened } = route.useSearch()
  useBookRefresh(archive, 'fatebook')
  if (opened) return <LazyUnlockedView archiveId={archive.archive_id} />
  if (card) return <LazyBookCard archive={archive} cardId={card} version={version} />
  return (
    <>
      <BookContents archive={archive} bar={<BookBar archive={archive} />} audioRow={<LazyPodcastRow archive={archive} />} />
      <GlossaryLink />
    </>
  )
}

/**
 * Header of a book: archive switcher, tags and actions. With a side panel, which lists the archives, the plain name replaces the
 * switcher.
 */
function BookBar({ archive }: { archive: ListedArchive }) {
  const navigate = useNavigate()
  const isDesktop = useIsDesktop()
  const hasPanel = useHasSidePanel()
  const turnTo = (archiveId: string) => void navigate({ to: '/archive/index', search: { archiveId } })
  return (
    <header className={classes.bar}>
      {hasPanel ? <strong className={classes.name}>{archive.user_name}</strong> : <ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      <ArchiveTags archive={archive} />
      <div className={classes.actions}>
        <EditArchiveButton archive={archive} />
        {!isDesktop && <ArchiveActionsMenu archive={archive} />}
      </div>
    </header>
  )
}
