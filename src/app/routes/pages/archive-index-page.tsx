import { getRouteApi } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchive } from '../../session/archives.ts'
import { ArchivesPage } from '../../features/archives/archive-panel.tsx'
import { GlossaryLink } from '../../glossary/glossary-link.tsx'
import { BookContents } from '../../features/book/contents/book-contents.tsx'
import { useBookRefresh } from '../../features/book/contents/use-book-refresh.ts'
import { LazyPodcastRow } from '../../features/listen/lazy.tsx'
import { LazyMembershipCrown } from '../../features/shop/membership/lazy-membership-crown.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveMissing } from './archive-missing.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { BookBar } from './book-bar.tsx'
import type { FateBookCardProps } from './fate-book-card.tsx'
import { useMarkViewed } from './use-mark-viewed.ts'

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
  useMarkViewed(archive?.archive_id === archiveId ? archiveId : undefined)
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
