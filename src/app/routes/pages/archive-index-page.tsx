import { getRouteApi } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchive } from '../../session/archives.ts'
import { ArchivesPage } from '../../features/archives/archive-panel.tsx'
import { GlossaryLink } from '../../glossary/glossary-link.tsx'
import { BookContents } from '../../features/book/contents/book-contents.tsx'
import { useFreshBook } from '../../features/book/contents/use-fresh-book.ts'
import { LazyPodcastRow } from '../../features/listen/lazy-podcast-row.tsx'
import { LazyMembershipCrown } from '../../features/shop/membership/lazy-membership-crown.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveMissing } from './archive-missing.tsx'
import { BookBar } from './book-bar.tsx'
import { useLookedAt } from './use-looked-at.ts'
import { LazyBookCard, LazyUnlockedView } from './lazy-book-card.tsx'

const route = getRouteApi('/shell/archive/index')

/** The Book section: somebody's book by id; without one the current archive's, or on a phone the list of all. */
export function ArchiveIndexPage() {
  const { archiveId } = route.useSearch()
  const isDesktop = useIsDesktop()
  return !archiveId && !isDesktop ? <ArchivesPage crown={<LazyMembershipCrown />} /> : <BookOf archiveId={archiveId} />
}

function BookOf({ archiveId }: { archiveId: string | undefined }) {
  const archive = useArchive(archiveId)
  useLookedAt(archive?.archive_id === archiveId ? archiveId : undefined)
  if (archive === undefined) return null
  if (archive === null) return <ArchiveMissing />
  return <OpenedBook archive={archive} />
}

/** The contents, or the card that the address names. */
function OpenedBook({ archive }: { archive: ListedArchive }) {
  const { card, version, opened } = route.useSearch()
  useFreshBook(archive, 'fatebook')
  if (opened) return <LazyUnlockedView archiveId={archive.archive_id} />
  if (card) return <LazyBookCard archive={archive} cardId={card} version={version} />
  return (
    <>
      <BookContents archive={archive} bar={<BookBar archive={archive} />} heard={<LazyPodcastRow archive={archive} />} />
      <GlossaryLink />
    </>
  )
}
